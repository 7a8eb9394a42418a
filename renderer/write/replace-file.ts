import { closeSync, fsyncSync, writeSync } from 'node:fs';
import { moveOwnFile, openOwnFile } from '../store/own-files.ts';

/** Writes a file completely or not at all, piece by piece, and waits until it is on the disk. */
export function replaceFile(path: string, pieces: Iterable<string | Uint8Array>): void {
  const staged = `${path}.new`;
  const file = openOwnFile(staged);
  try {
    for (const piece of pieces) writeAll(file, typeof piece === 'string' ? Buffer.from(piece) : piece);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  moveOwnFile(staged, path);
}

function writeAll(file: number, bytes: Uint8Array): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(file, bytes, written);
}
