import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isSchema } from './properties-of.ts';

/**
 * The kinds that `site new` can create: those that have a folder. For the help, which must be instant: reads only the
 * start of each schema. Later folders override earlier ones. Leaves out a schema that can't be read now: `site check`
 * reports it.
 */
export function kindWords(folders: readonly string[]): string[] {
  const files = new Map(folders.flatMap(schemaFiles));
  return [...files]
    .filter(([, file]) => hasFolder(readFileSync(file, 'utf8')))
    .map(([word]) => word)
    .sort();
}

function schemaFiles(folder: string): [word: string, file: string][] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith(extension))
    .map((name) => [name.slice(0, -extension.length), path.join(folder, name)]);
}

const extension = '.schema.json';

function hasFolder(text: string): boolean {
  try {
    const schema: unknown = JSON.parse(text);
    return isSchema(schema) && isSchema(schema.kind) && typeof schema.kind.folder === 'string';
  } catch {
    return false;
  }
}
