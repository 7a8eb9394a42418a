import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The site in a folder and the branches below it, `branches/*`, and theirs: their folders, each before its own branches. Links are not followed. */
export function findSites(root: string): string[] {
  const folder = path.join(root, 'branches');
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const branches = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name))
    .filter((branch) => existsSync(path.join(branch, 'site.yaml')));
  return [root, ...branches.toSorted().flatMap(findSites)];
}
