import { isAbsolute, relative, sep } from 'node:path';

/** Whether a file is in a folder, or is that folder. Both absolute. */
export function isWithin(folder: string, file: string): boolean {
  const way = relative(folder, file);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
