import { lstatSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder in which the editor keeps what it has done. `.site` may come from anywhere, so no link in it is followed:
 * one that is there instead of a folder is an error.
 */
export function editFolder(root: string): string {
  const state = path.join(root, '.site');
  const folder = path.join(state, 'edit');
  for (const one of [state, folder]) {
    mkdirSync(one, { recursive: true });
    if (!lstatSync(one).isDirectory()) throw notAFolder(one);
  }
  return folder;
}

/** As the system would say it. */
function notAFolder(folder: string): Error {
  return Object.assign(new Error(`ENOTDIR: not a directory, ${folder}`), {
    code: 'ENOTDIR',
    syscall: 'mkdir',
  });
}
