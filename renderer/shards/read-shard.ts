import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { contentFile, parseShard, type ShardDescription, type Slice, shardFile } from './shard-file.ts';

/** A shard that is whole. `folder` is absolute. */
export type OpenShard = {
  folder: string;
  description: ShardDescription;
  read: (slice: Slice) => Buffer;
  close: () => void;
};

export type FoundShard = OpenShard | { folder: string; problem: 'damaged' | 'foreign' };

/** Where a shard may be: this folder where it is one, or else what is in it. */
export function foldersToLookInto(folder: string): string[] {
  if (isShard(folder)) return [folder];
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  const inner = isFolder ? readdirSync(folder).toSorted() : [];
  return inner.map((name) => join(folder, name));
}

export function isShard(folder: string): boolean {
  return existsSync(join(folder, shardFile));
}

/** Every byte of it is looked at before any is used. */
export function openShard(folder: string, program: string): FoundShard {
  const parsed = parseShard(readFileSync(join(folder, shardFile), 'utf8'), program);
  if (parsed.kind !== 'shard') return { folder, problem: parsed.kind };
  const { description } = parsed;
  const path = join(folder, contentFile);
  if (!existsSync(path)) return { folder, problem: 'damaged' };
  const file = openSync(path, 'r');
  if (!isWhole(file, description.content)) {
    closeSync(file);
    return { folder, problem: 'damaged' };
  }
  const read = ({ at, bytes }: Slice) => readAt(file, at, Buffer.allocUnsafe(bytes));
  return { folder, description, read, close: () => closeSync(file) };
}

function isWhole(file: number, { bytes, sha256 }: ShardDescription['content']): boolean {
  if (fstatSync(file).size !== bytes) return false;
  const checksum = createHash('sha256');
  const piece = Buffer.allocUnsafe(1 << 20);
  for (let at = 0; at < bytes; at += piece.length)
    checksum.update(readAt(file, at, piece.subarray(0, Math.min(piece.length, bytes - at))));
  return checksum.digest('hex') === sha256;
}

function readAt(file: number, at: number, into: Buffer): Buffer {
  let read = 0;
  while (read < into.length) {
    const count = readSync(file, into, read, into.length - read, at + read);
    if (count === 0) throw new Error('the content of a shard ended early');
    read += count;
  }
  return into;
}
