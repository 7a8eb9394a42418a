import path from 'node:path';

/** What to put before a file of the site so that it can be found from the working folder. */
export function filePrefix(root: string): string {
  const relative = path.relative(process.cwd(), root).split(path.sep).join('/');
  return relative === '' ? '' : `${relative}/`;
}

/** A file of the site, or of one that it extends (`../../content/…`), as it is found from the working folder. */
export function fileFromHere(prefix: string, file: string): string {
  return path.posix.normalize(`${prefix}${file}`);
}
