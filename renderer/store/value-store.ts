/**
 * `.site/cache/values`: what took long to make, for later processes, each under a key of everything that it was made
 * of. It only saves time: whoever deletes it, cuts a file of it off or copies it elsewhere waits for one build.
 */
import { hash } from 'node:crypto';
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partialOf, trimFolder } from './trim-folder.ts';

/** `keptAt` is in milliseconds since 1970. */
export type KeptValue = { value: Uint8Array; keptAt: number };

export type ValueStore = {
  /** The kept value, whole; undefined where there is none, or where it is damaged. */
  find: (key: string) => KeptValue | undefined;
  /** Says nothing where the disk refuses. */
  keep: (key: string, value: Uint8Array) => void;
  /** Once it has grown large: drops what was neither found nor kept since it was opened. */
  trim: () => void;
};

/** For programs that may write nothing, and for the program's own sources, which may change at any time. */
export const noStore: ValueStore = {
  find: () => undefined,
  keep: () => {},
  trim: () => {},
};

const checksumLength = 32;

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
  return {
    find: (key) => {
      const { name, path } = use(key);
      const file = orNothing(() => readDated(path));
      const value = file && soundValue(name, file.content);
      return value && { value, keptAt: file.modified };
    },
    keep: (key, value) => {
      if (!keeps) return;
      const { name, path } = use(key);
      const partial = partialOf(path);
      orNothing(() => {
        mkdirSync(folder, { recursive: true });
        writeFileSync(partial, Buffer.concat([checksum(name, value), value]));
        renameSync(partial, path);
      });
    },
    trim: () => {
      if (keeps) orNothing(() => trimFolder(folder, { used, ample }));
    },
  };
}

/** Both of the same file: meanwhile another process may put a new one into its place. */
function readDated(path: string): { content: Buffer; modified: number } {
  const file = openSync(path, 'r');
  try {
    return { content: readFileSync(file), modified: fstatSync(file).mtimeMs };
  } finally {
    closeSync(file);
  }
}

function soundValue(name: string, file: Buffer): Buffer | undefined {
  const value = file.subarray(checksumLength);
  return checksum(name, value).equals(file.subarray(0, checksumLength)) ? value : undefined;
}

/** Of the name as well: a value under a wrong name is damage too. */
function checksum(name: string, value: Uint8Array): Buffer {
  return hash('sha256', Buffer.concat([Buffer.from(name), value]), 'buffer');
}

/** Whatever the disk says: what can't be read or written is as good as not there. */
function orNothing<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return undefined;
    throw error;
  }
}
