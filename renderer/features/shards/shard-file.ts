/**
 * A shard in transit between machines: a folder with two files. `shard.json` describes its origin and content;
 * `content.bin` holds the content, one item after the other, since few large files travel faster than many small ones.
 * Nothing in them depends on where the site was or when its files were written.
 */

import { hash } from 'node:crypto';
import type { Shard } from '../../../diagnostics/shard.ts';
import type { Measures } from '../../model/typeface-measures.ts';

export const shardFile = 'shard.json';
export const contentFile = 'content.bin';

/** Incremented when the format of the files changes. */
const format = 1;

/** A stretch of `content.bin`, in bytes. */
export type Slice = { at: number; bytes: number };

/** The data in which shards have to agree before they can be merged. */
export type ShardOrigin = {
  shard: Shard;
  /** The version of the program. */
  program: string;
  /** A digest of all files that the site is made from. */
  inputs: string;
  /** `''` or `/branch`. */
  base: string;
  /** The same if it was passed in and isn't that of site.yaml. */
  givenBase?: string;
  /** The moment that counted as now, and its day in the site's time zone: ISO 8601. */
  today: string;
  day: string;
  timeZone: string;
  /** The instants that planning asked about, and whether each had passed. */
  past: readonly (readonly [instant: string, isPast: boolean])[];
};

export type ShardContents = {
  /** Lists of facts, each as JSON, to which pages refer by index. */
  facts: Slice;
  pages: readonly { address: string; html: Slice; record: Slice }[];
  /** Finished pictures and typefaces, by their cache keys. */
  media: readonly (Slice & { key: string })[];
  /** Which of them belongs to which output. */
  drawings: readonly { output: string; key: string; version: string }[];
  documents: readonly (Slice & { key: string })[];
  /** Measurements of typefaces, by file and weights. */
  measures: readonly (readonly [key: string, measures: Measures])[];
};

export type ShardDescription = ShardOrigin & ShardContents & { content: { bytes: number; sha256: string } };

/** Includes a checksum of itself. */
export function printShard(description: ShardDescription): string {
  const body = { format, ...description };
  return `${JSON.stringify({ seal: sealOf(body), ...body })}\n`;
}

export type ParsedShard =
  | { kind: 'shard'; description: ShardDescription }
  /** From another version of the program, whose format may differ. */
  | { kind: 'foreign' }
  | { kind: 'damaged' };

export function parseShardFile(text: string, program: string): ParsedShard {
  const parsed = parseObject(text);
  if (!parsed) return { kind: 'damaged' };
  const { seal, ...body } = parsed;
  if (seal !== sealOf(body)) return { kind: 'damaged' };
  if (body.format !== format || body.program !== program) return { kind: 'foreign' };
  const { format: _format, ...description } = body;
  return { kind: 'shard', description };
}

type WrittenShard = ShardDescription & { seal: unknown; format: unknown };

/** The checksum shows that a program of the same version wrote it, so it has the shape that this one writes. */
function parseObject(text: string): WrittenShard | undefined {
  try {
    const parsed: WrittenShard | null = JSON.parse(text);
    return typeof parsed === 'object' && parsed ? parsed : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function sealOf(body: object): string {
  return hash('sha256', JSON.stringify(body), 'hex');
}
