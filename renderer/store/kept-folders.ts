import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { entriesIn, ownStats, stateName } from './own-files.ts';
import { partialOf } from './trim-folder.ts';

/** `cache`: where builds of a site keep what saves time. `given up`: one that was to be removed by a process that was ended. */
export type KeptFolder = { kind: 'cache' | 'given up'; path: string };

/** Absolute. Whatever bears such a name counts, a link or a file as well. */
export function findKept(root: string): KeptFolder[] {
  const state = join(root, stateName);
  return entriesIn(state)
    .filter(({ name }) => /^cache(?:\.\d+)?$/.test(name))
    .map(({ name }) => ({ kind: name === 'cache' ? 'cache' : 'given up', path: join(state, name) }));
}

/** How many files stand below a path, and how much room they take. A link counts as one, and is not followed. */
export function measureKept(path: string): { files: number; bytes: number } {
  const stats = ownStats(path);
  if (!stats) return { files: 0, bytes: 0 };
  if (!stats.isDirectory()) return { files: 1, bytes: Number(stats.size) };
  return sumOf(entriesIn(path).map(({ name }) => measureKept(join(path, name))));
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

/** Takes the cache out of the way in one step: whoever looks for something in it from then on finds nothing. Gives where it stands. */
export function setAside(cache: string): string {
  const aside = partialOf(cache);
  renameSync(cache, aside);
  return aside;
}

/** With all that is in it. What links in it lead to stays. */
export function removeKept(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
