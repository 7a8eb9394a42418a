import { hash } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { basename } from 'node:path';
import { moveOwnFile, ownStats, readOwnFile, writeOwnFile } from '../store/own-files.ts';
import { partialOf } from '../store/trim-folder.ts';

/**
 * A file that is copied into the output as it is can't carry its own checksum: beside it stands its seal, a line with
 * its stamp and the SHA-256 of its name (the key of what it was made of) and of what is in it.
 */
export function sealOf(path: string): string {
  return `${path}.seal`;
}

/** Says that the file holds `content`. Throws what the file system says. */
export function seal(path: string, content: Uint8Array): void {
  const stats = ownStats(path);
  const partial = partialOf(sealOf(path));
  writeOwnFile(partial, `${stats && stampOf(stats)} ${digestOf(path, content)}`);
  moveOwnFile(partial, sealOf(path));
}

/**
 * How many bytes a sealed file has; undefined where it or its seal is missing, or it isn't what was sealed. It is read
 * where its stamp is another, as in a copy: no program can choose number and change of a file.
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
