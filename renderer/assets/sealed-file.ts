import { hash } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { basename } from 'node:path';
import { moveOwnFile, ownStats, readOwnFile, writeOwnFile } from '../store/own-files.ts';
import { partialOf } from '../store/trim-folder.ts';

/**
 * A file that is copied into the output unchanged can't contain its own checksum: its seal is next to it, a line with
 * its stamp and the SHA-256 of its name (the key of its inputs) and content.
 */
export function sealOf(path: string): string {
  return `${path}.seal`;
}

/** Certifies that the file contains `content`. Throws file system errors. */
export function seal(path: string, content: Uint8Array): void {
  const stats = ownStats(path);
  const partial = partialOf(sealOf(path));
  writeOwnFile(partial, `${stats && stampOf(stats)} ${digestOf(path, content)}`);
  moveOwnFile(partial, sealOf(path));
}

/**
 * The size of a sealed file in bytes; undefined if it or its seal is missing, or its content differs. The file is read
 * only if its stamp differs, as in a copy: no program can choose a file's inode and change time.
 */
export function sealedBytes(path: string): number | undefined {
  const stats = ownStats(path);
  const [stamp, digest] = readOwnFile(sealOf(path))?.content.toString().split(' ') ?? [];
  if (!stats?.isFile() || digest === undefined) return undefined;
  if (stampOf(stats) === stamp) return Number(stats.size);
  const content = readOwnFile(path)?.content;
  return content && digestOf(path, content) === digest ? content.length : undefined;
}

function stampOf({ size, mtimeNs, ctimeNs, ino }: BigIntStats): string {
  return [size, mtimeNs, ctimeNs, ino].join('-');
}

function digestOf(path: string, content: Uint8Array): string {
  return hash('sha256', Buffer.concat([Buffer.from(`${basename(path)}\n`), content]), 'hex');
}
