import path from 'node:path';
import { isLeftover } from '../read/folder/is-leftover.ts';

const watched: ReadonlySet<string> = new Set(['content', 'schemas', 'templates', 'kinds']);

/**
 * Whether a change of this file may change the site in the folder `root` (both absolute): for programs that watch its
 * whole folder, so that a folder that is deleted and made again is followed. What stands beside the sources (dist,
 * node_modules) is none of them.
 */
export function isSiteFile(root: string, file: string): boolean {
  const [top = '', ...below] = path.relative(root, file).split(path.sep);
  if (top === 'content' && below.some(isLeftover)) return false;
  // A site.yaml under a slightly wrong name is reported, so its renaming matters.
  return top === '' || watched.has(top) || /^site\.ya?ml$/i.test(top);
}
