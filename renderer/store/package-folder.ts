import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of this program (with its own `templates/` and packages), whether it runs compiled or from its sources.
 */
export function findPackageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    if (dirname(folder) === folder) throw new Error('The folder of the program has no package.json');
    folder = dirname(folder);
  }
  return folder;
}

/**
 * Folders of the program's own packages, nearest first: a site's templates outside the program need React from here.
 */
export function packageSearchPaths(): string[] {
  return createRequire(import.meta.url).resolve.paths('react') ?? [];
}

/**
 * Overlaid folders of a site's own code, nearest first: its own, and those of the sites that it extends. The program's
 * own are at the bottom.
 */
export type CodeFolders = readonly [string, ...string[]];

/** The path of a template file: the site's own, else the one that comes with the program. */
export function templateFile(folders: CodeFolders, name: string): string {
  const own = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  return own ?? join(findPackageFolder(), 'templates', name);
}
