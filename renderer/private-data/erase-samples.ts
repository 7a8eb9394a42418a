import { wordTable } from '../../diagnostics/word-table.ts';
import { type Atom, eachAtom } from './atoms.ts';
import { type Range, viewOf } from './cleaned.ts';

/** `out`: the result; `media`: where pictures and sounds are, in the order of the file. */
type Film = { bytes: Uint8Array; out: Uint8Array; media: readonly Range[] };

/**
 * Erases the samples of a film's track. Its tables list the chunks, the number of samples in each, and their sizes.
 * False if the tables don't match. Source: ISO/IEC 14496-12, 8.7.
 */
export function eraseSamples(track: Atom, film: Film): boolean {
  const tables = new Map<string, Atom>();
  if (!collectTables(track, film.bytes, tables)) return false;
  const chunks = readChunks(tables, film.bytes);
  const counts = tables.get('stsc');
  const sizes = readSizes(tables, film.bytes);
  if (!chunks || !counts || !sizes) return false;
  return eraseChunks({ chunks, sizes, counts: readCounts(counts, film.bytes) }, film);
}

/** The path of atoms to the tables. */
const leads = wordTable({ trak: 'mdia', mdia: 'minf', minf: 'stbl' });

function collectTables(atom: Atom, bytes: Uint8Array, tables: Map<string, Atom>): boolean {
  return eachAtom(bytes, { start: atom.body, end: atom.end }, (inner) => {
    tables.set(inner.type, inner);
    return leads.get(atom.type) !== inner.type || collectTables(inner, bytes, tables);
  });
}

/** A table of numbers: its length, and each of them. */
type Table = { length: number; at: (index: number) => number; isSame?: true };

/** Undefined if the table is longer than its atom. */
function tableOf(
  atom: Atom,
  bytes: Uint8Array,
  { head, bits }: { head: number; bits: number },
): Table | undefined {
  const view = viewOf(bytes);
  const first = atom.body + head;
  if (first > atom.end) return undefined;
  const length = view.getUint32(first - 4);
  if (first + (length * bits) / 8 > atom.end) return undefined;
  const read: Readonly<Record<number, (index: number) => number>> = {
    4: (index) => (view.getUint8(first + (index >> 1)) >> (index % 2 ? 0 : 4)) & 0x0f,
    8: (index) => view.getUint8(first + index),
    16: (index) => view.getUint16(first + index * 2),
    32: (index) => view.getUint32(first + index * 4),
    64: (index) => Number(view.getBigUint64(first + index * 8)),
  };
  const at = read[bits];
  return at && { length, at };
}

function readChunks(tables: ReadonlyMap<string, Atom>, bytes: Uint8Array): Table | undefined {
  const short = tables.get('stco');
  const long = tables.get('co64');
  if (short) return tableOf(short, bytes, { head: 8, bits: 32 });
  return long && tableOf(long, bytes, { head: 8, bits: 64 });
}

function readSizes(tables: ReadonlyMap<string, Atom>, bytes: Uint8Array): Table | undefined {
  const view = viewOf(bytes);
  const plain = tables.get('stsz');
  const small = tables.get('stz2');
  if (plain && plain.body + 12 <= plain.end) {
    const same = view.getUint32(plain.body + 4);
    if (same === 0) return tableOf(plain, bytes, { head: 12, bits: 32 });
    return { length: view.getUint32(plain.body + 8), at: () => same, isSame: true };
  }
  if (!small || small.body + 12 > small.end) return undefined;
  return tableOf(small, bytes, { head: 12, bits: view.getUint8(small.body + 7) });
}

/** The number of samples per chunk, starting with chunk `from`, counted from 1. */
type Count = { from: number; samples: number };

function readCounts(atom: Atom, bytes: Uint8Array): Count[] {
  const view = viewOf(bytes);
  const room = Math.floor((atom.end - atom.body - 8) / 12);
  const length = room > 0 ? Math.min(view.getUint32(atom.body + 4), room) : 0;
  return Array.from({ length }, (_, index) => {
    const offset = atom.body + 8 + index * 12;
    return { from: view.getUint32(offset), samples: view.getUint32(offset + 4) };
  });
}

type Samples = { chunks: Table; sizes: Table; counts: readonly Count[] };

/** A sound film uses each byte once: tables that add up to more than the file are invalid. */
function eraseChunks({ chunks, sizes, counts }: Samples, { bytes, out, media }: Film): boolean {
  let [sample, run, erased] = [0, 0, 0];
  for (let chunk = 0; chunk < chunks.length && sample < sizes.length; chunk += 1) {
    while ((counts[run + 1]?.from ?? Number.POSITIVE_INFINITY) <= chunk + 1) run += 1;
    const last = Math.min(sizes.length, sample + (counts[run]?.samples ?? 0));
    const length = lengthOf(sizes, sample, last);
    const start = chunks.at(chunk);
    sample = last;
    erased += length;
    if (erased > bytes.length || !isWithin({ start, end: start + length }, media)) return false;
    out.fill(0, start, start + length);
  }
  return sample >= sizes.length;
}

function lengthOf(sizes: Table, first: number, end: number): number {
  if (first >= end) return 0;
  if (sizes.isSame) return (end - first) * sizes.at(first);
  let sum = 0;
  for (let index = first; index < end; index += 1) sum += sizes.at(index);
  return sum;
}

/** Whether one of the ranges, which are in order, contains all of it. */
function isWithin({ start, end }: Range, ranges: readonly Range[]): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (!range) return false;
    if (start < range.start) high = middle - 1;
    else if (start >= range.end) low = middle + 1;
    else return end <= range.end;
  }
  return start === end;
}
