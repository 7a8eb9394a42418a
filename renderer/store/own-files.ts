/**
 * Files of `.site/`. The folder may come from anywhere (a cache, a cloned repository, a failing disk), so nothing in it
 * is opened, written or moved through a link, and anything of another kind than the file we left counts as missing.
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

/** Refuses links, and doesn't block on a pipe. Windows has neither flag: there the file is checked first. */
const readFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

const overwriteFlags = constants.O_RDWR | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

export type OwnFile = { content: Buffer; stats: BigIntStats };

/** In bytes. The program's own files are far smaller; a larger one can't become a string. */
const most = 500_000_000;

/** Reads a whole plain file; undefined if there is none. Throws other file-system errors. */
export function readOwnFile(path: string): OwnFile | undefined {
  const found = ownStats(path);
  if (!found?.isFile() || found.size > most) return undefined;
  const file = openIfThere(path);
  if (file === undefined) return undefined;
  try {
    // Both from the same file: another process may replace it meanwhile.
    return { stats: fstatSync(file, { bigint: true }), content: readFileSync(file) };
  } finally {
    closeSync(file);
  }
}

/**
 * A plain file of which little is needed: `read` returns the given number of bytes from an offset, undefined if there
 * are fewer. `size`: in bytes.
 */
export type OpenFile = {
  size: number;
  read: (at: number, bytes: number) => Buffer | undefined;
  close: () => void;
};

/** Undefined if there is none. Throws other file-system errors. */
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
 * Overwrites bytes of a plain file, each piece at an offset. Returns false and writes nothing if there is none, or if
 * it has another hard link: then it is not ours to change. `flush`: waits until it is on the disk.
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

/**
 * Creates a new file in place of anything at that path, never through a link. Returns its descriptor, for further
 * writing.
 */
export function openOwnFile(path: string): number {
  rmSync(path, { recursive: true, force: true });
  return openSync(path, 'wx');
}

/** Like `openOwnFile`, but writes the whole content. */
export function writeOwnFile(path: string, content: Uint8Array | string): void {
  rmSync(path, { recursive: true, force: true });
  writeFileSync(path, content, { flag: 'wx' });
}

/** The same for content in pieces: only one of them has to be in memory at a time. */
export function writeOwnPieces(path: string, pieces: Iterable<Uint8Array>): void {
  const file = openOwnFile(path);
  try {
    for (const piece of pieces) writeFileSync(file, piece);
  } finally {
    closeSync(file);
  }
}

/** Moves a finished file to a path, replacing anything there. */
export function moveOwnFile(from: string, to: string): void {
  if (ownStats(to)?.isDirectory()) rmSync(to, { recursive: true });
  renameSync(from, to);
}

/** Stats of the path itself, not of a link's target; undefined if nothing is there, or if it can't be read. */
export function ownStats(path: string): BigIntStats | undefined {
  try {
    return lstatSync(path, { bigint: true });
  } catch (error) {
    if (systemCode(error) !== undefined) return undefined;
    throw error;
  }
}

/** Whether none of the folders down to this one is a link or a file. They need not exist yet. */
export function isOwnFolder(folder: string): boolean {
  return foldersDownTo(folder).every((path) => ownStats(path)?.isDirectory() ?? true);
}

/** Whether one of the folders down to this one, or it itself, is a link. */
export function isBehindLink(folder: string): boolean {
  return foldersDownTo(folder).some((path) => ownStats(path)?.isSymbolicLink());
}

/** Creates a folder; within `.site/`, it replaces links and files that are in the way. Throws file-system errors. */
export function makeOwnFolder(folder: string): void {
  if (stateFolderAround(folder) === undefined) mkdirSync(folder, { recursive: true });
  for (const path of foldersDownTo(folder)) {
    if (ownStats(path)?.isDirectory()) continue;
    rmSync(path, { force: true });
    mkdirSync(path, { recursive: true });
  }
}

/**
 * The folder in `.site/` that contains a path, or the nearest existing one above it. Undefined for a path elsewhere, or
 * if there is none.
 */
export function ownFolderAround(path: string): string | undefined {
  if (stateFolderAround(path) === undefined) return undefined;
  return foldersDownTo(dirname(path)).findLast((folder) => ownStats(folder)?.isDirectory());
}

/** The `.site` that contains a path, or is it, whether or not it exists. Undefined for a path elsewhere. */
export function stateFolderAround(path: string): string | undefined {
  const parts = path.split(sep);
  const at = parts.lastIndexOf(stateName);
  return at < 0 ? undefined : parts.slice(0, at + 1).join(sep);
}

/** The folders from `.site` on; for a folder elsewhere only itself. */
function foldersDownTo(folder: string): string[] {
  const parts = folder.split(sep);
  const first = parts.includes(stateName) ? parts.lastIndexOf(stateName) : parts.length - 1;
  return parts.slice(first).map((_, index) => parts.slice(0, first + index + 1).join(sep));
}

/** Paths of links, and of anything else that is neither a file nor a folder, in the `.site/` of a folder. */
export function findLinks(base: string): string[] {
  return linksIn(join(base, stateName));
}

function linksIn(path: string): string[] {
  const stats = ownStats(path);
  if (!stats || stats.isFile()) return [];
  if (!stats.isDirectory()) return [path];
  return entriesIn(path).flatMap((entry) => (entry.isFile() ? [] : linksIn(join(path, entry.name))));
}

/**
 * The entries of a folder; empty if it isn't one, or if another process has just removed it. Throws other file-system
 * errors.
 */
export function entriesIn(folder: string): Dirent[] {
  if (!ownStats(folder)?.isDirectory()) return [];
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

/** Whether the error means that something is missing, or no longer there. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Distinguishes a folder on this disk from a copy, which may come from anywhere: nobody can choose a folder's inode
 * number and birth time.
 */
export function homeOf(folder: string): string {
  const stats = ownStats(folder);
  return stats ? `${stats.ino} ${stats.birthtimeNs}` : 'nowhere';
}
