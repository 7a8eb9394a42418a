import { hash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type PackedNames, packNames, unpackNames } from '../store/pack-names.ts';
import { systemCode } from '../store/system-code.ts';

/**
 * Shows, without opening them, whether any of many files was touched. For each in turn, `numbers` has its size in
 * bytes, the times of the last change of its content and of anything about it (`ctime`, which programs can't set) in
 * milliseconds since 1970, and its inode number. Plain data.
 */
export type FileStamps = { names: readonly string[]; numbers: Float64Array };

/** Numbers per file; the third is `ctime`. */
const perFile = 4;
const ofChange = 2;

type StatFields = Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>;

const nothing: StatFields = { size: 0, mtimeMs: 0, ctimeMs: 0, ino: 0 };

export type StampRecorder = {
  /** A file, or the target of a link. If there is none, nothing is noted. */
  file: (path: string, name: string) => void;
  /** Notes only that something is there. */
  presence: (path: string, name: string) => void;
  /** Everything in a folder, sorted by name, with `prefix` before each. */
  folder: (path: string, prefix: string) => void;
  finish: () => FileStamps;
};

/** `onLink` is called for links and devices in folders, which are not followed. */
export function startStamping(onLink: (path: string) => void): StampRecorder {
  const names: string[] = [];
  let numbers = new Float64Array(1024 * perFile);
  const note = (name: string, { size, mtimeMs, ctimeMs, ino }: StatFields) => {
    const at = names.push(name) * perFile - perFile;
    if (at === numbers.length) numbers = withRoom(numbers);
    numbers[at] = size;
    numbers[at + 1] = mtimeMs;
    numbers[at + ofChange] = ctimeMs;
    numbers[at + 3] = ino;
  };
  const file = (path: string, name: string) => {
    const stats = statSync(path, quietly);
    if (stats) note(name, stats);
  };
  const presence = (path: string, name: string) => {
    if (existsSync(path)) note(name, nothing);
  };
  const folder = (path: string, prefix: string) => {
    const entries = namesIn(path);
    for (const entry of entries) {
      const within = `${path}/${entry}`;
      const stats = lstatSync(within, quietly);
      if (stats?.isFile()) note(prefix + entry, stats);
      else if (stats?.isDirectory()) folder(within, `${prefix}${entry}/`);
      else if (stats) onLink(within);
    }
    // An empty folder is noted as well.
    if (entries.length === 0) note(prefix, nothing);
  };
  return {
    file,
    presence,
    folder,
    finish: () => ({ names, numbers: numbers.slice(0, names.length * perFile) }),
  };
}

const quietly = { throwIfNoEntry: false } as const;

/** Sorted. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if (systemCode(error) !== undefined) return [];
    throw error;
  }
}

function withRoom(numbers: Float64Array): Float64Array<ArrayBuffer> {
  const more = new Float64Array(2 * numbers.length);
  more.set(numbers);
  return more;
}

/** The files of an output. Undefined if it contains anything else, or isn't a folder. */
export function stampOutput(out: string): FileStamps | undefined {
  let isPlain = lstatSync(out, quietly)?.isDirectory() ?? false;
  const stamping = startStamping(() => {
    isPlain = false;
  });
  stamping.folder(out, '');
  return isPlain ? stamping.finish() : undefined;
}

/** Changes if a file was added, removed, renamed or written to. */
export function digestOfStamps({ names, numbers }: FileStamps): string {
  const bytes = Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  return hash('sha256', Buffer.concat([Buffer.from(`${names.join('\n')}\n\n`), bytes]), 'hex');
}

/** Stamps for later processes, which compare the names. */
export type PackedStamps = { names: PackedNames; numbers: Float64Array };

export function packStamps({ names, numbers }: FileStamps): PackedStamps {
  return { names: packNames(names), numbers };
}

/** The names of files that were written to; undefined if any were added or removed. */
export function touchedSince(before: PackedStamps, now: FileStamps): string[] | undefined {
  if (before.names.text !== packNames(now.names).text) return undefined;
  return now.names.filter((_, index) => !isSameAt(before.numbers, now.numbers, index, index));
}

/** The names of files in the folders of today's stamps that were added, removed or written to. */
export function changedWithin(before: PackedStamps, now: FileStamps): string[] {
  const were = numbersByName({ names: unpackNames(before.names), numbers: before.numbers });
  const are = numbersByName(now);
  const folders = new Set([...are.keys()].map((name) => dirname(name)));
  const gone = [...were.keys()].filter((name) => !are.has(name) && folders.has(dirname(name)));
  const others = [...are].flatMap(([name, numbers]) => (were.get(name) === numbers ? [] : [name]));
  return [...gone, ...others].sort();
}

function numbersByName({ names, numbers }: FileStamps): Map<string, string> {
  const ofFile = (index: number) => numbers.subarray(index * perFile, (index + 1) * perFile).join(' ');
  const isFile = ([name]: readonly [string, string]) => !name.endsWith('/');
  return new Map(names.map((name, index) => [name, ofFile(index)] as const).filter(isFile));
}

/** Whether a file is in both, and untouched. */
export function isUntouched(before: FileStamps, now: FileStamps, name: string): boolean {
  const [was, is] = [before.names.indexOf(name), now.names.indexOf(name)];
  return was >= 0 && is >= 0 && isSameAt(before.numbers, now.numbers, was, is);
}

function isSameAt(before: Float64Array, now: Float64Array, was: number, is: number): boolean {
  for (let at = 0; at < perFile; at += 1)
    if (before[was * perFile + at] !== now[is * perFile + at]) return false;
  return true;
}

/** Stamps of some files. `isWanted` gets their names and when anything about them last changed. */
export function pickStamps(
  { names, numbers }: FileStamps,
  isWanted: (name: string, changed: number) => boolean,
): FileStamps {
  const indexes = [...names.keys()].filter((index) =>
    isWanted(names[index] ?? '', numbers[index * perFile + ofChange] ?? 0),
  );
  const ofFile = (index: number) => [...numbers.subarray(index * perFile, (index + 1) * perFile)];
  return {
    names: indexes.map((index) => names[index] ?? ''),
    numbers: Float64Array.from(indexes.flatMap(ofFile)),
  };
}

/** The stamps after some files of the same folder have been written again. */
export function restamped(
  { names, numbers }: FileStamps,
  out: string,
  written: readonly string[],
): FileStamps {
  const now = numbers.slice();
  const indexes = new Map(written.map((name) => [name, names.indexOf(name)]));
  for (const [name, index] of indexes) {
    const { size, mtimeMs, ctimeMs, ino } = lstatSync(join(out, name));
    if (index >= 0) now.set([size, mtimeMs, ctimeMs, ino], index * perFile);
  }
  return { names, numbers: now };
}

/** The latest change to any of them, in milliseconds since 1970. */
export function newestOf({ numbers }: FileStamps): number {
  let newest = 0;
  for (let at = ofChange; at < numbers.length; at += perFile) newest = Math.max(newest, numbers[at] ?? 0);
  return newest;
}

/** In bytes. */
export function sizeIn({ names, numbers }: FileStamps, name: string): number {
  return numbers[names.indexOf(name) * perFile] ?? 0;
}
