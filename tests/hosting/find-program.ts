import { existsSync } from 'node:fs';
import path from 'node:path';

/** The path of a program; Debian puts servers where only root's PATH looks. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
