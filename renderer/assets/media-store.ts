/**
 * `.site/cache/media`: files derived from pictures and typefaces, by key. It only saves time: if it is deleted, copied
 * elsewhere or a file in it truncated, one build takes longer.
 */

import { hash } from 'node:crypto';
import { type BigIntStats, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  isGone,
  isOwnFolder,
  makeOwnFolder,
  moveOwnFile,
  ownFolderAround,
  ownStats,
  readOwnFile,
  stateName,
  writeOwnFile,
} from '../store/own-files.ts';
import { systemCode } from '../store/system-code.ts';
import { partialOf, trimFolder } from '../store/trim-folder.ts';

export type MediaStore = {
  /** The stored file and its size; undefined if it is missing or damaged. */
  find: (key: string) => { path: string; bytes: number } | undefined;
  /** Throws file system errors. */
  keep: (key: string, content: Uint8Array) => { path: string; bytes: number };
  /** Stores only the key. Ignores file system errors. */
  mark: (key: string) => void;
  /** The folder that can't be written to, and the system's error code; undefined if files can be stored. */
  refusal: () => { folder: string; reason: string } | undefined;
  /** Once the store is large, removes files whose key is not in `used`. */
  trim: (used: ReadonlySet<string>) => void;
};

/** Bytes. About forty photos in every size, several times over. */
const ample = 300_000_000;

/** `root` is the folder of site.yaml: all outputs built from it share the store. */
export function mediaStoreFolder(root: string): string {
  return join(root, stateName, 'cache', 'media');
}

export function createMediaStore(folder: string): MediaStore {
  const isOwn = isOwnFolder(folder);
  const pathOf = (key: string) => join(folder, key);
  const find = (key: string) => {
    const path = pathOf(key);
    const bytes = isOwn && isMediaKey(key) ? sealedBytes(path) : undefined;
    return bytes === undefined ? undefined : { path, bytes };
  };
  const write = (key: string, content: Uint8Array) => {
    const path = pathOf(key);
    const partial = partialOf(path);
    makeOwnFolder(folder);
    writeOwnFile(partial, content);
    moveOwnFile(partial, path);
    seal(path, content);
    return { path, bytes: content.byteLength };
  };
  const keep: MediaStore['keep'] = (key, content) => {
    try {
      return write(key, content);
    } catch (error) {
      // `site clean` removes the folder at once, and with it a partly written file.
      if (isGone(error)) return write(key, content);
      throw error;
    }
  };
  const mark = (key: string) => void reasonAgainst(() => keep(key, new Uint8Array()));
  const refusal = () => {
    const probe = partialOf(pathOf('probe'));
    const reason = reasonAgainst(() => {
      makeOwnFolder(folder);
      writeOwnFile(probe, '');
      rmSync(probe, { force: true });
    });
    return reason === undefined ? undefined : { folder: ownFolderAround(probe) ?? folder, reason };
  };
  return { find, keep, mark, refusal, trim: (used) => trimFolder(folder, { used: withSeals(used), ample }) };
}

function reasonAgainst(step: () => unknown): string | undefined {
  try {
    step();
    return undefined;
  } catch (error) {
    // `site clean` may remove the folder in between.
    if (isGone(error)) return undefined;
    const reason = systemCode(error);
    if (reason === undefined) throw error;
    return reason;
  }
}

/** The key becomes a file name. */
export function isMediaKey(key: string): boolean {
  return /^[\w-]+$/.test(key);
}

function withSeals(keys: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...keys].flatMap((key) => [key, sealOf(key)]));
}

/**
 * A file that is copied into the output unchanged can't contain its own checksum: its seal is next to it, a line with
 * its stamp and the SHA-256 of its name (the key of its inputs) and content.
 */
function sealOf(path: string): string {
  return `${path}.seal`;
}

/** Certifies that the file contains `content`. Throws file system errors. */
function seal(path: string, content: Uint8Array): void {
  const stats = ownStats(path);
  const partial = partialOf(sealOf(path));
  writeOwnFile(partial, `${stats && stampOf(stats)} ${digestOf(path, content)}`);
  moveOwnFile(partial, sealOf(path));
}

/**
 * The size of a sealed file in bytes; undefined if it or its seal is missing, or its content differs. The file is read
 * only if its stamp differs, as in a copy: no program can choose a file's inode and change time.
 */
function sealedBytes(path: string): number | undefined {
  const stats = ownStats(path);
  const [stamp, digest] = readOwnFile(sealOf(path))?.content.toString().split(' ') ?? [];
  if (!stats?.isFile() || digest === undefined) return undefined;
  if (stampOf(stats) === stamp) return Number(stats.size);
  const content = readOwnFile(path)?.content;
  return content && digestOf(path, content) === digest ? content.length : undefined;
}

function stampOf({ size, mtimeNs, ctimeNs, ino }: BigIntStats): string {
  return [size, mtimeNs, ctimeNs, ino].join('-');
}

function digestOf(path: string, content: Uint8Array): string {
  return hash('sha256', Buffer.concat([Buffer.from(`${basename(path)}\n`), content]), 'hex');
}
