import { openSync, readSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeOwnFolder } from './own-files.ts';

/**
 * Keeps texts that a large site seldom needs in a file instead of in memory. The file has no name: nobody else sees it,
 * and it ends with the process.
 */
export type Spill = {
  /**
   * Returns a number for the text; undefined if it should stay in memory: while there are few, or if the disk refuses
   * it.
   */
  put: (text: string) => number | undefined;
  /** Throws file-system errors. */
  get: (number: number) => string;
};

/** In characters: this much stays in memory. */
const ample = 64_000_000;

/** In bytes: how much is written at once. */
const much = 1_000_000;

/** `path`: where the file is created, and removed at once. It is not created before there are too many texts. */
export function openSpill(path: string, atLeast = ample): Spill {
  let characters = 0;
  let file: number | undefined;
  let isRefused = false;
  /** Where each text ends. */
  const ends: number[] = [];
  let written = 0;
  let waiting = Buffer.alloc(0);
  let scratch = Buffer.alloc(0);
  const flush = (length: number): void => {
    file ??= openNameless(path);
    for (let at = 0; at < length; ) at += writeSync(file, waiting, at, length - at, written + at);
    written += length;
  };
  const add = (text: string): number | undefined => {
    const bytes = Buffer.from(text);
    if (bytes.length > much) return undefined;
    const end = ends.at(-1) ?? 0;
    try {
      if (end - written + bytes.length > much) flush(end - written);
    } catch {
      isRefused = true;
      return undefined;
    }
    if (ends.length === 0) waiting = Buffer.allocUnsafeSlow(much);
    waiting.set(bytes, end - written);
    return ends.push(end + bytes.length) - 1;
  };
  return {
    put: (text) => {
      characters += text.length;
      // A lone surrogate could not be written.
      return characters < atLeast || isRefused || !text.isWellFormed() ? undefined : add(text);
    },
    get: (number) => {
      const [at, end] = [ends[number - 1] ?? 0, ends[number] ?? 0];
      if (at >= written) return waiting.toString('utf8', at - written, end - written);
      const length = end - at;
      if (scratch.length < length) scratch = Buffer.allocUnsafeSlow(length * 2);
      for (let read = 0; read < length; ) {
        const more = readSync(file ?? -1, scratch, read, length - read, at + read);
        if (more === 0) throw new Error(`The texts in ${path} have been cut off.`);
        read += more;
      }
      return scratch.toString('utf8', 0, length);
    },
  };
}

/** The file exists until the process ends, and nobody else can open it. */
function openNameless(path: string): number {
  makeOwnFolder(dirname(path));
  rmSync(path, { recursive: true, force: true });
  const file = openSync(path, 'wx+', 0o600);
  rmSync(path, { force: true });
  return file;
}
