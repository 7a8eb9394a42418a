import { existsSync } from 'node:fs';
import path from 'node:path';
import { findPackageFolder } from './render/package-folder.ts';

/** A site's own schemas are laid over the package's by name; its own templates stand in place of them. Neither has to be there. */
export type SiteFolders = { schemasFolders: string[]; templatesFolder: string };

export function siteFolders(root: string): SiteFolders {
  const packaged = path.join(findPackageFolder(), 'schemas');
  const own = path.join(root, 'schemas');
  return {
    schemasFolders: own === packaged ? [own] : [packaged, own],
    templatesFolder: ownOrPackaged(root, 'templates'),
  };
}

function ownOrPackaged(root: string, name: string): string {
  const own = path.join(root, name);
  return existsSync(own) ? own : path.join(findPackageFolder(), name);
}
