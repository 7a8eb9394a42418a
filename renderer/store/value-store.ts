/**
 * `.site/cache/values`: values that took long to make, for later processes, each under a key made of all its inputs. It
 * only saves time: if it is deleted, truncated or copied elsewhere, one build takes longer.
 */
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { checksumOf } from './checksum.ts';
import { makeOwnFolder, moveOwnFile, openToRead, readOwnFile, writeOwnPieces } from './own-files.ts';
import { parseState } from './own-json.ts';
import type { PartReader } from './parts.ts';
import { unlessRefused } from './system-code.ts';
import { partialOf, trimFolder } from './trim-folder.ts';
import { openParts, printParts } from './value-parts.ts';

/** `storedAt` is in milliseconds since 1970. */
export type StoredValue = { value: Uint8Array; storedAt: number };

export type ValueStore = {
  /** The whole stored value; undefined if there is none, or if it is damaged. */
  find: (key: string) => StoredValue | undefined;
  /** Silently does nothing if the disk refuses. */
  keep: (key: string, value: Uint8Array) => void;
  /** The same for a value of many parts, each read on demand. Close the result. */
  findParts: (key: string) => PartReader | undefined;
  /** Each part is made only once those before it are written: they need not be in memory together. */
  keepParts: (key: string, parts: Iterable<readonly [part: string, content: Uint8Array]>) => void;
  /** Once it has grown large, drops values that were neither found nor stored since it was opened. */
  trim: () => void;
};

/** For programs that may not write, and for the program's own sources, which may change at any time. */
export const noStore: ValueStore = {
  find: () => undefined,
  keep: () => {},
  findParts: () => undefined,
  keepParts: () => {},
  trim: () => {},
};

/** In bytes, before the value. */
const checksumLength = 4;

type Options = {
  /** Absolute. */
  folder: string;
  /** The version of the program, part of all keys. */
  program: string;
  /** Whether anything may be stored. Existing values are found all the same. */
  keeps: boolean;
  /** In bytes: how much may be there before unused values are dropped. */
  ample?: number;
};

export function openValueStore({ folder, program, keeps, ample = 100_000_000 }: Options): ValueStore {
  const used = new Set<string>();
  const nameOf = (key: string) => hash('sha256', `${program}\n${key}`, 'hex').slice(0, 40);
  const use = (key: string) => {
    const name = nameOf(key);
    used.add(name);
    return { name, path: join(folder, name) };
  };
  const write = (path: string, pieces: Iterable<Uint8Array>) => {
    const partial = partialOf(path);
    unlessRefused(() => {
      makeOwnFolder(folder);
      writeOwnPieces(partial, pieces);
      moveOwnFile(partial, path);
    });
  };
  return {
    find: (key) => {
      const { name, path } = use(key);
      const file = unlessRefused(() => readOwnFile(path));
      const value = file && soundValue(name, file.content);
      return value && { value, storedAt: millisecondsOf(file.stats.mtimeNs) };
    },
    keep: (key, value) => {
      if (!keeps) return;
      const { name, path } = use(key);
      const checksum = Buffer.alloc(checksumLength);
      checksum.writeUInt32LE(checksumOf(name, value));
      write(path, [checksum, value]);
    },
    findParts: (key) => {
      const { name, path } = use(key);
      const file = unlessRefused(() => openToRead(path));
      return file && openParts(file, name);
    },
    keepParts: (key, parts) => {
      if (!keeps) return;
      const { name, path } = use(key);
      write(path, printParts(parts, name));
    },
    trim: () => {
      if (keeps) unlessRefused(() => trimFolder(folder, { used, ample }));
    },
  };
}

/** Like `mtimeMs` of a file. */
function millisecondsOf(nanoseconds: bigint): number {
  return Number(nanoseconds / 1_000_000_000n) * 1000 + Number(nanoseconds % 1_000_000_000n) / 1e6;
}

/** A value under a wrong name counts as damaged. */
function soundValue(name: string, file: Buffer): Buffer | undefined {
  if (file.length < checksumLength) return undefined;
  const value = file.subarray(checksumLength);
  return checksumOf(name, value) === file.readUInt32LE() ? value : undefined;
}

/**
 * A value that was stored with `serialize`; undefined if there is none that can be read. Its key must contain the
 * folder in which it was stored (`homeOf`), since the value is used unchecked.
 */
export function findSerialized(store: ValueStore, key: string) {
  const found = store.find(key);
  try {
    return found && deserialize(found.value);
  } catch {
    return undefined;
  }
}

/** A value that was stored as JSON; undefined if there is none, or if it isn't valid. */
export function findJson<Value>(
  store: ValueStore,
  key: string,
  isSound: (value: unknown) => value is Value,
): Value | undefined {
  const found = store.find(key);
  const value = parseState(found && Buffer.from(found.value).toString());
  return isSound(value) ? value : undefined;
}
