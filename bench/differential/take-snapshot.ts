import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files by their path in a folder. */
export type Snapshot = ReadonlyMap<string, Buffer>;

/** The files of a folder; none if it is missing. */
export function takeSnapshot(folder: string): Snapshot {
  if (!statSync(folder, { throwIfNoEntry: false })) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name))]));
}

/** The files that differ, or that only one of them has. */
export function differentFiles(one: Snapshot, other: Snapshot): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => !isSame(one.get(name), other.get(name))).toSorted();
}

function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && one.equals(other));
}
