import path from 'node:path';

/** What to put before a file of the site so that it can be found from the working folder. */
export function filePrefix(root: string): string {
  const relative = path.relative(process.cwd(), root).split(path.sep).join('/');
  return relative === '' ? '' : `${relative}/`;
}
