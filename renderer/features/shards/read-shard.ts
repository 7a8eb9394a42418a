import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenFile, openToRead, readOwnFile } from '../../store/own-files.ts';
import { contentFile, parseShardFile, type ShardDescription, type Slice, shardFile } from './shard-file.ts';

/** A whole shard. `folder` is absolute. */
export type OpenShard = {
  folder: string;
  description: ShardDescription;
  read: (slice: Slice) => Buffer;
  close: () => void;
};

export type FoundShard = OpenShard | { folder: string; problem: 'damaged' | 'foreign' };

/** Where a shard may be: this folder if it is one, else the entries in it. Throws file-system errors. */
export function foldersToLookInto(folder: string): string[] {
  if (isShard(folder)) return [folder];
  const inner = isFolder(folder) ? readdirSync(folder).toSorted() : [];
  return inner.map((name) => join(folder, name));
}

/** Throws if that can't be known. */
export function isShard(folder: string): boolean {
  return isFolder(folder) && lstatSync(join(folder, shardFile), { throwIfNoEntry: false }) !== undefined;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Every byte is verified before any is used. Anything but a plain file counts as missing. */
export function openShard(folder: string, program: string): FoundShard {
  const written = readOwnFile(join(folder, shardFile));
  const parsed = parseShardFile(written?.content.toString() ?? '', program);
  if (parsed.kind !== 'shard') return { folder, problem: parsed.kind };
  const { description } = parsed;
  const file = openToRead(join(folder, contentFile));
  if (!file) return { folder, problem: 'damaged' };
  if (!isWhole(file, description.content)) {
    file.close();
    return { folder, problem: 'damaged' };
  }
  return { folder, description, read: (slice) => readFrom(file, slice), close: file.close };
}

/** Bytes verified at a time. */
const piece = 1 << 20;

function isWhole(file: OpenFile, { bytes, sha256 }: ShardDescription['content']): boolean {
  if (file.size !== bytes) return false;
  const checksum = createHash('sha256');
  for (let at = 0; at < bytes; at += piece)
    checksum.update(readFrom(file, { at, bytes: Math.min(piece, bytes - at) }));
  return checksum.digest('hex') === sha256;
}

function readFrom(file: OpenFile, { at, bytes }: Slice): Buffer {
  const content = file.read(at, bytes);
  if (!content) throw new Error('the content of a shard ended early');
  return content;
}
