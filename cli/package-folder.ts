import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the package `site` itself: above lib/ once compiled, above cli/ in the tests. */
export function packageFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  return folderAbove(here);
}

function folderAbove(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const above = path.dirname(folder);
  if (above === folder) throw new Error('The package of site has lost its package.json');
  return folderAbove(above);
}

export function packageVersion(): string {
  const text = readFileSync(path.join(packageFolder(), 'package.json'), 'utf8');
  const content: unknown = JSON.parse(text);
  const version =
    typeof content === 'object' && content !== null && 'version' in content ? content.version : undefined;
  return String(version);
}

/** A site's own schemas are laid over the package's by name; its own templates stand in place of them. Neither has to be there. */
export function siteFolders(root: string): { schemasFolders: string[]; templatesFolder: string } {
  const packaged = path.join(packageFolder(), 'schemas');
  const own = path.join(root, 'schemas');
  return {
    schemasFolders: own === packaged ? [own] : [packaged, own],
    templatesFolder: ownOrPackaged(root, 'templates'),
  };
}

function ownOrPackaged(root: string, name: string): string {
  const own = path.join(root, name);
  return existsSync(own) ? own : path.join(packageFolder(), name);
}
