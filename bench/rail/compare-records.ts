import { basename } from 'node:path';
import type { Snapshot } from '../differential/take-snapshot.ts';

/** A file that differs; `before` or `after` is absent if only the other side has it. */
export type Difference = { name: string; before: Buffer | undefined; after: Buffer | undefined };

/**
 * The files that differ, and the number of those that don't. A file whose changed content changes the digest in its
 * name counts as one file, and references to it don't count as differences.
 */
export function compareRecords(
  before: Snapshot,
  after: Snapshot,
): { same: number; differences: Difference[] } {
  const renamed = findRenamed([...before.keys()], [...after.keys()]);
  const old = new Map(
    [...before].map(([name, bytes]) => [renamed.get(name) ?? name, rename(bytes, renamed)]),
  );
  const names = [...new Set([...old.keys(), ...after.keys()])].toSorted();
  const differences = names
    .map((name) => ({ name, before: old.get(name), after: after.get(name) }))
    .filter(({ before, after }) => !before || !after || !before.equals(after));
  return { same: names.length - differences.length, differences };
}

/** `a.0123abcd.js` before, `a.4567cdef.js` after. */
function findRenamed(before: readonly string[], after: readonly string[]): Map<string, string> {
  const bare = (name: string) => name.replace(/\.[0-9a-f]{8}\./, '.');
  const [old, now] = [new Set(before), new Set(after)];
  const added = new Map(after.filter((name) => !old.has(name)).map((name) => [bare(name), name]));
  const gone = before.filter((name) => !now.has(name) && bare(name) !== name);
  return new Map(gone.flatMap((name) => [[name, added.get(bare(name))] as const].filter(isFound)));
}

function isFound(pair: readonly [string, string | undefined]): pair is [string, string] {
  return pair[1] !== undefined;
}

function rename(bytes: Buffer, renamed: ReadonlyMap<string, string>): Buffer {
  if (renamed.size === 0) return bytes;
  let text = bytes.toString('latin1');
  for (const [from, to] of renamed) text = text.replaceAll(basename(from), basename(to));
  return Buffer.from(text, 'latin1');
}

/** The surroundings of the first byte that differs. */
export function describeDifference({ name, before, after }: Difference): string {
  if (!before) return `${name}: only after`;
  if (!after) return `${name}: only before`;
  const first = before.findIndex((byte, index) => byte !== after[index]);
  const at = first === -1 ? before.length : first;
  const around = (bytes: Buffer) =>
    JSON.stringify(bytes.subarray(Math.max(0, at - 60), at + 60).toString('utf8'));
  return `${name}: differs from byte ${at} on\n  before ${around(before)}\n  after  ${around(after)}`;
}
