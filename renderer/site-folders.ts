import { existsSync } from 'node:fs';
import path from 'node:path';
import { findPackageFolder } from './bundle/package-folder.ts';

/** A site's own schemas, templates and code of kinds are laid over the package's by name. None has to be there; without code of its own there is no `kindsFolder`. */
export type SiteFolders = { schemasFolders: string[]; templatesFolder: string; kindsFolder?: string };

export function siteFolders(root: string): SiteFolders {
  const packaged = path.join(findPackageFolder(), 'schemas');
  const own = path.join(root, 'schemas');
  const kinds = path.join(root, 'kinds');
  const hasKinds = kinds !== path.join(findPackageFolder(), 'kinds') && existsSync(kinds);
  return {
    schemasFolders: own === packaged ? [own] : [packaged, own],
    templatesFolder: ownOrPackaged(root, 'templates'),
    ...(hasKinds && { kindsFolder: kinds }),
  };
}

function ownOrPackaged(root: string, name: string): string {
  const own = path.join(root, name);
  return existsSync(own) ? own : path.join(findPackageFolder(), name);
}
