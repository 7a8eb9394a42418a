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
  return ofPackage('version');
}

/** As in `npm install NAME`. */
export function packageName(): string {
  return ofPackage('name');
}

function ofPackage(field: 'name' | 'version'): string {
  const text = readFileSync(path.join(packageFolder(), 'package.json'), 'utf8');
  const content: unknown = JSON.parse(text);
  return String(typeof content === 'object' && content !== null ? Reflect.get(content, field) : undefined);
}

/** The shipped folders over which a site's own are laid; empty if the package is the site. */
export function shippedFolders(root: string): string[] {
  const folder = packageFolder();
  return root === folder ? [] : ['schemas', 'templates'].map((name) => path.join(folder, name));
}
