import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The folders of the site in a folder and of its branches, `branches/*`, recursively, each before its own branches.
 * Links are not followed.
 */
export function findSites(root: string): string[] {
  const folder = path.join(root, 'branches');
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const branches = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name))
    .filter((branch) => existsSync(path.join(branch, 'site.yaml')));
  return [root, ...branches.toSorted().flatMap(findSites)];
}
