import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where a program stands; Debian has servers where only root looks for them. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
