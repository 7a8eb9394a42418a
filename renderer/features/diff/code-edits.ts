import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { layerFolders } from '../../read/layers/site-folders.ts';
import { findPackageFolder } from '../../store/package-folder.ts';

const folders = ['schemas', 'templates', 'kinds'];

/** Developers' files that differ between the two states, by their paths from the site's own folder. */
export function changedCode(before: string, after: string): string[] {
  const [were, are] = [codeIn(before, layerFolders(before)), codeIn(after, layerFolders(after))];
  // Of the program's own files, the earlier folder contains only those that have changed.
  const added = codeIn(
    after,
    layerFolders(after).filter((layer) => !isProgram(layer)),
  );
  const names = new Set([...were.keys(), ...added.keys()]);
  return [...names].filter((name) => textOf(were.get(name)) !== textOf(are.get(name))).sort();
}

function isProgram(layer: string): boolean {
  return existsSync(layer) && realpathSync(layer) === realpathSync(findPackageFolder());
}

/** The files of these layers, by their names from `root`. */
function codeIn(root: string, layers: readonly string[]): Map<string, string> {
  const files = layers.flatMap((layer) => folders.flatMap((folder) => filesIn(join(layer, folder))));
  const isMade = (name: string) => /(?:^|\/)schemas\/(?:types\.ts$|editor\/)/.test(name);
  return new Map(
    files
      .map((file): [string, string] => [relative(root, file).split(sep).join('/'), file])
      .filter(([name]) => !isMade(name)),
  );
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
}

function textOf(file: string | undefined): string | undefined {
  return file !== undefined && existsSync(file) ? readFileSync(file, 'latin1') : undefined;
}
