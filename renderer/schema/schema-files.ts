import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const extension = '.schema.json';

/**
 * Names of the schemas in a folder (`course`, `sections/hero`) in code-unit order, so that everything generated from
 * them is the same on every machine. The files generated for code editors (`editor/`) are not among them. Empty if the
 * folder doesn't exist.
 */
export async function schemaNames(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const files = await readdir(folder, { recursive: true });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(extension) && !file.startsWith('editor/'))
    .map((file) => file.slice(0, -extension.length))
    .sort();
}

export function schemaFile(folder: string, name: string): string {
  return join(folder, `${name}${extension}`);
}

/** `sections/hero` → `sections/hero.schema.json`. */
export function schemaId(name: string): string {
  return `${name}${extension}`;
}
