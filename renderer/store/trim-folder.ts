import { rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { entriesIn, ownStats } from './own-files.ts';

/** `used`: names of files that are in use; `ample`: how many bytes may be there before the others are dropped. */
type TrimFolderOptions = { used: ReadonlySet<string>; ample: number };

/**
 * In milliseconds. A file is finished a moment after it was begun: one that is older than the newest by this was
 * abandoned.
 */
const givenUp = 60_000;

/** Drops partial files of killed processes and, once the folder has grown large, files that are not in use. */
export function trimFolder(folder: string, { used, ample }: TrimFolderOptions): void {
  const files = filesIn(folder);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const newest = files.reduce((latest, { modified }) => Math.max(latest, modified), 0);
  for (const { name, modified } of files) {
    const isLeftOver = isPartial(name) && newest - modified > givenUp;
    const isSpare = total > ample && !used.has(name);
    if (isLeftOver || isSpare) rmSync(join(folder, name), { force: true });
  }
}

/** Until a file is finished, its name ends with the id of the process: another one may be making the same. */
export function partialOf(path: string): string {
  return `${path}.${process.pid}`;
}

function isPartial(name: string): boolean {
  return /^\.\d+$/.test(extname(name));
}

function filesIn(folder: string): { name: string; bytes: number; modified: number }[] {
  return entriesIn(folder).flatMap(({ name }) => {
    const stats = ownStats(join(folder, name));
    return stats?.isFile() ? [{ name, bytes: Number(stats.size), modified: Number(stats.mtimeMs) }] : [];
  });
}
