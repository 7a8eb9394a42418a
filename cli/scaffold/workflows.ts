import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../package-folder.ts';

const folder = '.github/workflows';

/** The GitHub workflows of a new site: those of this very repository, which are part of the package. */
export function siteWorkflows(): { name: string; copyOf: string }[] {
  return workflowsIn(packageFolder()).filter(({ name }) => /\/site(?:-comment)?\.yml$/.test(name));
}

/** The workflows of a site’s own repository. */
export function workflowsIn(root: string): { name: string; copyOf: string }[] {
  const here = path.join(root, folder);
  const names = existsSync(here) ? readdirSync(here).filter((name) => /\.ya?ml$/.test(name)) : [];
  return names.map((name) => ({ name: `${folder}/${name}`, copyOf: path.join(here, name) }));
}
