import { hash } from 'node:crypto';
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { partialOf } from '../store/trim-folder.ts';

/**
 * A file that is copied into the output as it is can't carry its own checksum: beside it stands its seal, a line with
 * its size, its time in nanoseconds and the SHA-256 of what is in it.
 */
export function sealOf(path: string): string {
  return `${path}.seal`;
}

/** Says that the file holds `content`. Throws what the file system says. */
export function seal(path: string, content: Uint8Array): void {
  const { size, mtimeNs } = statSync(path, { bigint: true });
  const partial = partialOf(sealOf(path));
  writeFileSync(partial, `${size} ${mtimeNs} ${sha256(content)}`);
  renameSync(partial, sealOf(path));
}

/** How many bytes a sealed file has; undefined where it or its seal is missing, or it isn't what was sealed. It is read only where its time is another, as in a copy. */
export function sealedBytes(path: string): number | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  const [size, modified, digest] = readSeal(path)?.split(' ') ?? [];
  if (!stats?.isFile() || String(stats.size) !== size) return undefined;
  const isWhole = String(stats.mtimeNs) === modified || sha256(readFileSync(path)) === digest;
  return isWhole ? Number(stats.size) : undefined;
}

function readSeal(path: string): string | undefined {
  const isThere = statSync(sealOf(path), { throwIfNoEntry: false })?.isFile();
  return isThere ? readFileSync(sealOf(path), 'utf8') : undefined;
}

function sha256(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex');
}
