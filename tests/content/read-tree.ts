import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Every file of a folder, by its name within it. */
export function readTree(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(path.join(folder, name))]));
}
