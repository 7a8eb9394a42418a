/**
 * Files of `.site/`. The folder may come from anywhere (a cache, a cloned repository, a disk that is failing), so
 * nothing in it is opened, written or moved through a link, and what is not the kind of file that was left there is as
 * good as not there.
 */
import {
  type BigIntStats,
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { systemCode } from './system-code.ts';

export const stateName = '.site';

/** A link is refused, and a pipe doesn't make anybody wait. Windows has neither flag: there the file is looked at first. */
const readFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

const overwriteFlags = constants.O_RDWR | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

export type OwnFile = { content: Buffer; stats: BigIntStats };

/** Bytes. What the program leaves is far smaller; more than that can't become a text. */
const most = 500_000_000;

/** A plain file, whole; undefined where there is none. Throws what else the file system says. */
export function readOwnFile(path: string): OwnFile | undefined {
  const found = ownStats(path);
  if (!found?.isFile() || found.size > most) return undefined;
  const file = openIfThere(path);
  if (file === undefined) return undefined;
  try {
    // Both of the same file: meanwhile another process may put a new one into its place.
    return { stats: fstatSync(file, { bigint: true }), content: readFileSync(file) };
  } finally {
    closeSync(file);
  }
}

/** A plain file of which little is wanted: `read` gives so many bytes from a position on, undefined where there are fewer. `size`: in bytes. */
export type OpenFile = {
  size: number;
  read: (at: number, bytes: number) => Buffer | undefined;
  close: () => void;
};

/** Undefined where there is none. Throws what else the file system says. */
export function openToRead(path: string): OpenFile | undefined {
  const found = ownStats(path);
  if (!found?.isFile()) return undefined;
  const file = openIfThere(path);
  if (file === undefined) return undefined;
  return {
    size: Number(found.size),
    read: (at, bytes) => {
      if (at < 0 || BigInt(at + bytes) > found.size) return undefined;
      const content = Buffer.allocUnsafe(bytes);
      return readSync(file, content, 0, bytes, at) === bytes ? content : undefined;
    },
    close: () => closeSync(file),
  };
}

/**
 * Writes over some bytes of a plain file, each from a position on. False, and nothing is written, where there is none, or
 * where the same file stands under another name as well: that one is not ours to change. `flush`: waits until it is on
 * the disk.
 */
export function overwriteOwnFile(
  path: string,
  pieces: readonly { at: number; content: Uint8Array }[],
  { flush = false } = {},
): boolean {
  const found = ownStats(path);
  if (!found?.isFile() || found.nlink !== 1n) return false;
  const file = openIfThere(path, overwriteFlags);
  if (file === undefined) return false;
  try {
    for (const { at, content } of pieces)
      for (let written = 0; written < content.length; )
        written += writeSync(file, content, written, content.length - written, at + written);
    if (flush) fsyncSync(file);
    return true;
  } finally {
    closeSync(file);
  }
}

function openIfThere(path: string, flags = readFlags): number | undefined {
  try {
    return openSync(path, flags);
  } catch (error) {
    // Another process has just removed it.
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** Makes a new file in place of whatever stands there, never through it. Gives its number, for more to be written. */
export function openOwnFile(path: string): number {
  rmSync(path, { recursive: true, force: true });
  return openSync(path, 'wx');
}

/** As `openOwnFile`, with all of its content. */
export function writeOwnFile(path: string, content: Uint8Array | string): void {
  rmSync(path, { recursive: true, force: true });
  writeFileSync(path, content, { flag: 'wx' });
}

/** The same for content that comes in pieces: no more of it than one has to be in memory at a time. */
export function writeOwnPieces(path: string, pieces: Iterable<Uint8Array>): void {
  const file = openOwnFile(path);
  try {
    for (const piece of pieces) writeFileSync(file, piece);
  } finally {
    closeSync(file);
  }
}

/** Puts a finished file into the place of another, or of whatever else stands there. */
export function moveOwnFile(from: string, to: string): void {
  if (ownStats(to)?.isDirectory()) rmSync(to, { recursive: true });
  renameSync(from, to);
}

/** Of the path itself, not of what a link points to; undefined where nothing stands there, or nothing can be known of it. */
export function ownStats(path: string): BigIntStats | undefined {
  try {
    return lstatSync(path, { bigint: true });
  } catch (error) {
    if (systemCode(error) !== undefined) return undefined;
    throw error;
  }
}

/** Whether none of the folders down to this one is a link or a file. They need not be there yet. */
export function isOwnFolder(folder: string): boolean {
  return foldersDownTo(folder).every((path) => ownStats(path)?.isDirectory() ?? true);
}

/** Whether one of the folders down to this one, or it itself, is a link. */
export function isBehindLink(folder: string): boolean {
  return foldersDownTo(folder).some((path) => ownStats(path)?.isSymbolicLink());
}

/** Makes a folder, in `.site/` in place of links and files that are in its way. Throws what the file system says. */
export function makeOwnFolder(folder: string): void {
  if (stateFolderAround(folder) === undefined) mkdirSync(folder, { recursive: true });
  for (const path of foldersDownTo(folder)) {
    if (ownStats(path)?.isDirectory()) continue;
    rmSync(path, { force: true });
    mkdirSync(path, { recursive: true });
  }
}

/** The folder in `.site/` in which a path lies, or the nearest one above it that is there. Undefined for a path elsewhere, and where there is none. */
export function ownFolderAround(path: string): string | undefined {
  if (stateFolderAround(path) === undefined) return undefined;
  return foldersDownTo(dirname(path)).findLast((folder) => ownStats(folder)?.isDirectory());
}

/** The `.site` in which a path lies, or that it is, whether it is there or not. Undefined for a path elsewhere. */
export function stateFolderAround(path: string): string | undefined {
  const parts = path.split(sep);
  const at = parts.lastIndexOf(stateName);
  return at < 0 ? undefined : parts.slice(0, at + 1).join(sep);
}

/** From `.site` on; of a folder elsewhere only itself. */
function foldersDownTo(folder: string): string[] {
  const parts = folder.split(sep);
  const first = parts.includes(stateName) ? parts.lastIndexOf(stateName) : parts.length - 1;
  return parts.slice(first).map((_, index) => parts.slice(0, first + index + 1).join(sep));
}

/** Paths of links, and of what else is neither a file nor a folder, in the `.site/` of a folder. */
export function findLinks(base: string): string[] {
  return linksIn(join(base, stateName));
}

function linksIn(path: string): string[] {
  const stats = ownStats(path);
  if (!stats || stats.isFile()) return [];
  if (!stats.isDirectory()) return [path];
  return entriesIn(path).flatMap((entry) => (entry.isFile() ? [] : linksIn(join(path, entry.name))));
}

/** What stands in a folder; nothing where it isn't one, or where another process has just removed it. Throws what else the file system says. */
export function entriesIn(folder: string): Dirent[] {
  if (!ownStats(folder)?.isDirectory()) return [];
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

/** Whether the file system says so because something is not there, or not any more. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Tells a folder on this disk from a copy of it, which may come from anywhere: nobody can choose number and birth of a
 * folder.
 */
export function homeOf(folder: string): string {
  const stats = ownStats(folder);
  return stats ? `${stats.ino} ${stats.birthtimeNs}` : 'nowhere';
}
