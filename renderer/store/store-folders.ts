import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { entriesIn, ownStats, stateName } from './own-files.ts';
import { partialOf } from './trim-folder.ts';

/** `cache`: the folder of a site's stores. `given up`: one whose removal was interrupted. */
export type StoreFolder = { kind: 'cache' | 'given up'; path: string };

/** Absolute paths. Anything with such a name counts, including links and files. */
export function findStoreFolders(root: string): StoreFolder[] {
  const state = join(root, stateName);
  return entriesIn(state)
    .filter(({ name }) => /^cache(?:\.\d+)?$/.test(name))
    .map(({ name }) => ({ kind: name === 'cache' ? 'cache' : 'given up', path: join(state, name) }));
}

/** The number of files below a path, and their size. A link counts as one, and is not followed. */
export function measureStores(path: string): { files: number; bytes: number } {
  const stats = ownStats(path);
  if (!stats) return { files: 0, bytes: 0 };
  if (!stats.isDirectory()) return { files: 1, bytes: Number(stats.size) };
  return sumOf(entriesIn(path).map(({ name }) => measureStores(join(path, name))));
}

export function sumOf(amounts: readonly { files: number; bytes: number }[]): {
  files: number;
  bytes: number;
} {
  return {
    files: amounts.reduce((sum, { files }) => sum + files, 0),
    bytes: amounts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Renames the folder of the stores in one step: from then on nobody finds anything in it. Returns its new path. */
export function retireStore(cache: string): string {
  const aside = partialOf(cache);
  renameSync(cache, aside);
  return aside;
}

/** Removes it with its contents, but not the targets of links in it. */
export function removeStores(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
