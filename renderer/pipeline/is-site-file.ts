import path from 'node:path';
import { packageRecords } from '../bundle/package-files.ts';
import { isLeftover } from '../read/folder/is-leftover.ts';

const watched: ReadonlySet<string> = new Set(['content', 'schemas', 'templates', 'kinds', 'data']);

/**
 * Whether a change to this file may change the site in the folder `root` (both absolute). For programs that watch all
 * of `root`, so that they notice a folder that is deleted and created again. Folders next to the sources (dist,
 * node_modules) don't count: what is installed there changes with the lock file.
 */
export function isSiteFile(root: string, file: string): boolean {
  const [top = '', ...below] = path.relative(root, file).split(path.sep);
  if (top === 'content' && below.some(isLeftover)) return false;
  // A misspelt site.yaml is reported, so renaming it matters.
  return top === '' || watched.has(top) || packageRecords.has(top) || /^site\.ya?ml$/i.test(top);
}
