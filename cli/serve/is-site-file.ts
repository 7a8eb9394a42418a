import path from 'node:path';

const watched: ReadonlySet<string> = new Set(['content', 'schemas', 'templates', 'kinds']);

/** What reading skips as well: hidden files, and what editors and computers put beside others. */
const leftover = /^\.|~$|^#.*#$|\.sw[a-p]$|^(?:Thumbs\.db|desktop\.ini)$/i;

/**
 * Whether a change of this file may change the site. The site's whole folder is watched, so that a folder that is
 * deleted and made again is followed; what stands beside the sources (dist, node_modules) is not.
 */
export function isSiteFile(root: string, file: string): boolean {
  const [top = '', ...below] = path.relative(root, file).split(path.sep);
  if (top === 'content' && below.some((name) => leftover.test(name))) return false;
  // A site.yaml under a slightly wrong name is reported, so its renaming matters.
  return top === '' || watched.has(top) || /^site\.ya?ml$/i.test(top);
}
