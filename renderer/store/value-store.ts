/**
 * `.site/cache/values`: what took long to make, for later processes, each under a key of everything that it was made
 * of. It only saves time: whoever deletes it, cuts a file of it off or copies it elsewhere waits for one build.
 */
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { checksumOf } from './checksum.ts';
import { makeOwnFolder, moveOwnFile, openToRead, readOwnFile, writeOwnPieces } from './own-files.ts';
import { parseState } from './own-json.ts';
import type { Parts } from './parts.ts';
import { unlessRefused } from './system-code.ts';
import { partialOf, trimFolder } from './trim-folder.ts';
import { openParts, printParts } from './value-parts.ts';

/** `keptAt` is in milliseconds since 1970. */
export type KeptValue = { value: Uint8Array; keptAt: number };

export type ValueStore = {
  /** The kept value, whole; undefined where there is none, or where it is damaged. */
  find: (key: string) => KeptValue | undefined;
  /** Says nothing where the disk refuses. */
  keep: (key: string, value: Uint8Array) => void;
  /** The same for a value of many parts, of which each is read only when it is asked for. Close what was found. */
  findParts: (key: string) => Parts | undefined;
  /** Each part is asked for only once those before it are written: they need not be in memory together. */
  keepParts: (key: string, parts: Iterable<readonly [part: string, content: Uint8Array]>) => void;
  /** Once it has grown large: drops what was neither found nor kept since it was opened. */
  trim: () => void;
};

/** For programs that may write nothing, and for the program's own sources, which may change at any time. */
export const noStore: ValueStore = {
  find: () => undefined,
  keep: () => {},
  findParts: () => undefined,
  keepParts: () => {},
  trim: () => {},
};

/** Bytes, before the value. */
const checksumLength = 4;

type Options = {
  /** Absolute. */
  folder: string;
  /** What is true of all keys: the version of the program. */
  program: string;
  /** Whether anything may be kept. What is there is found all the same. */
  keeps: boolean;
  /** In bytes: how much may lie there before unused values go. */
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
      return value && { value, keptAt: millisecondsOf(file.stats.mtimeNs) };
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

/** As `mtimeMs` of a file has them. */
function millisecondsOf(nanoseconds: bigint): number {
  return Number(nanoseconds / 1_000_000_000n) * 1000 + Number(nanoseconds % 1_000_000_000n) / 1e6;
}

/** A value under a wrong name is damage too. */
function soundValue(name: string, file: Buffer): Buffer | undefined {
  if (file.length < checksumLength) return undefined;
  const value = file.subarray(checksumLength);
  return checksumOf(name, value) === file.readUInt32LE() ? value : undefined;
}

/**
 * A value that was kept with `serialize`; undefined where there is none, or none that can be read. Its key must say in
 * which folder it was kept (`homeOf`): what is found is used as it is.
 */
export function findSerialized(store: ValueStore, key: string) {
  const found = store.find(key);
  try {
    return found && deserialize(found.value);
  } catch {
    return undefined;
  }
}

/** A value that was kept as JSON; undefined where there is none, or it isn't what it should be. */
export function findJson<Value>(
  store: ValueStore,
  key: string,
  isSound: (value: unknown) => value is Value,
): Value | undefined {
  const found = store.find(key);
  const value = parseState(found && Buffer.from(found.value).toString());
  return isSound(value) ? value : undefined;
}
