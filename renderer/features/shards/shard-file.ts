/**
 * A shard on its way between machines: a folder with two files. `shard.json` says what it was made of and what is in
 * it; `content.bin` holds that, one thing after the other: few large files travel faster than many small ones.
 * Nothing in them depends on where the site stood or when its files were written.
 */
import { hash } from 'node:crypto';
import type { Shard } from '../../model/shard.ts';
import type { Measures } from '../../model/typeface-measures.ts';

export const shardFile = 'shard.json';
export const contentFile = 'content.bin';

/** Counts up when what stands in the files changes. */
const format = 1;

/** A stretch of `content.bin`, in bytes. */
export type Slice = { at: number; bytes: number };

/** What shards have to agree in before they can be joined. */
export type ShardOrigin = {
  shard: Shard;
  /** The version of the program. */
  program: string;
  /** A digest of all files that the site is made of. */
  inputs: string;
  /** `''` or `/branch`. */
  base: string;
  /** The same where it was asked for, and isn't that of site.yaml. */
  givenBase?: string;
  /** The moment that counted as now, with the day that it is in the site's time zone: ISO 8601. */
  today: string;
  day: string;
  timeZone: string;
  /** The instants that planning asked about, and whether each had passed. */
  past: readonly (readonly [instant: string, isPast: boolean])[];
};

export type ShardContents = {
  /** Lists of facts, each as JSON, that pages name by their position. */
  facts: Slice;
  pages: readonly { address: string; html: Slice; record: Slice }[];
  /** Made pictures and typefaces, by the key that they have in the cache. */
  media: readonly (Slice & { key: string })[];
  /** Which of them belongs at which output. */
  drawings: readonly { output: string; key: string; version: string }[];
  documents: readonly (Slice & { key: string })[];
  /** What was measured of typefaces, by file and weights. */
  measures: readonly (readonly [key: string, measures: Measures])[];
};

export type ShardDescription = ShardOrigin & ShardContents & { content: { bytes: number; sha256: string } };

/** With a checksum of itself. */
export function printShard(description: ShardDescription): string {
  const body = { format, ...description };
  return `${JSON.stringify({ seal: sealOf(body), ...body })}\n`;
}

export type ParsedShard =
  | { kind: 'shard'; description: ShardDescription }
  /** Of another version of the program, which may have written something else in other words. */
  | { kind: 'foreign' }
  | { kind: 'damaged' };

export function parseShard(text: string, program: string): ParsedShard {
  const parsed = parseObject(text);
  if (!parsed) return { kind: 'damaged' };
  const { seal, ...body } = parsed;
  if (seal !== sealOf(body)) return { kind: 'damaged' };
  if (body.format !== format || body.program !== program) return { kind: 'foreign' };
  const { format: _format, ...description } = body;
  return { kind: 'shard', description };
}

type Written = ShardDescription & { seal: unknown; format: unknown };

/** Its seal says that a program of the same version wrote it, so it has the shape that this one writes. */
function parseObject(text: string): Written | undefined {
  try {
    const parsed: Written | null = JSON.parse(text);
    return typeof parsed === 'object' && parsed ? parsed : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function sealOf(body: object): string {
  return hash('sha256', JSON.stringify(body), 'hex');
}
