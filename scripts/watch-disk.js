import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { repository } from './repository.js';

/** In bytes: with less, a file that a test writes may not fit. */
const margin = 50_000_000;
const second = 1000;

/**
 * Watches the disks on which tests write, until the returned function is called: that resolves to a folder whose disk
 * was full at any time, or to undefined. Tests remove their files, so checking at the end isn't enough.
 */
export function watchDisk(folders = [tmpdir(), repository]) {
  let full;
  const look = async () => {
    for (const folder of folders) if (await isFull(folder)) full ??= folder;
  };
  const timer = setInterval(look, second).unref();
  const first = look();
  return async () => {
    clearInterval(timer);
    await first;
    await look();
    return full;
  };
}

async function isFull(folder) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < margin;
}
