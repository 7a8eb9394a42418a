import path from 'node:path';

/** The prefix for files of the site to make them relative to the working folder. */
export function filePrefix(root: string): string {
  const relative = path.relative(process.cwd(), root).split(path.sep).join('/');
  return relative === '' ? '' : `${relative}/`;
}

/** A file of the site, or of one that it extends (`../../content/…`), relative to the working folder. */
export function fileFromHere(prefix: string, file: string): string {
  return path.posix.normalize(`${prefix}${file}`);
}
