import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A file as it was: `file` is relative to a folder, `modified` in nanoseconds. Without `modified`, only the content
 * decides whether it is the same.
 */
export type StoredFile = { file: string; bytes: number; modified?: string; sha256: string };

export function toStoredFile(folder: string, file: string): StoredFile {
  const path = join(folder, file);
  const { size, mtimeNs } = statSync(path, { bigint: true });
  return { file, bytes: Number(size), modified: String(mtimeNs), sha256: sha256Of(path) };
}

/**
 * In milliseconds. A time that is older than the stored value by this can't be that of a later change, however coarse
 * the disk's clock.
 */
const margin = 100;

/**
 * Whether the file is unchanged. Size and time decide without reading it, unless it was changed just when it was
 * stored (`storedAt`, in milliseconds); a file with another time, as in a fresh clone, is read.
 */
export function isAsStoredFile(folder: string, record: StoredFile, storedAt: number): boolean {
  const path = join(folder, record.file);
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (!stats?.isFile() || Number(stats.size) !== record.bytes) return false;
  const isOlder = Number(stats.mtimeMs) < storedAt - margin;
  if (isOlder && String(stats.mtimeNs) === record.modified) return true;
  return sha256Of(path) === record.sha256;
}

function sha256Of(path: string): string {
  return hash('sha256', readFileSync(path), 'hex');
}
