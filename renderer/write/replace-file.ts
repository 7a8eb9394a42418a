import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';

/** Writes a small file whole or not at all, and waits until it is on the disk. */
export function replaceFile(path: string, text: string): void {
  const staged = `${path}.new`;
  const file = openSync(staged, 'w');
  try {
    writeAll(file, Buffer.from(text));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(staged, path);
}

function writeAll(file: number, bytes: Uint8Array): void {
  let written = 0;
  while (written < bytes.length) written += writeSync(file, bytes, written);
}
