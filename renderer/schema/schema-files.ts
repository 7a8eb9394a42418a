import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const extension = '.schema.json';

/**
 * Names of the schemas of a folder (`course`, `sections/hero`) in code-unit order, so that whatever is made of them
 * comes out the same on every machine. What is generated for code editors (`editor/`) is no schema of ours. A folder
 * that isn't there has none.
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
