import { isAbsolute, relative, sep } from 'node:path';

/** Whether a file stands in a folder, or is it. Both absolute. */
export function isWithin(folder: string, file: string): boolean {
  const way = relative(folder, file);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
