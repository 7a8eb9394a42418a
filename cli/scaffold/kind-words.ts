import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Kind } from '../../renderer/model/kinds.ts';
import type { JsonSchema, SchemaSet } from '../../renderer/model/site.ts';
import { isFields } from '../../renderer/schema/fields.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';

/** The kinds of which `site new` can begin an entry. */
export function creatableKinds(schemas: SchemaSet): Kind[] {
  return readKinds(schemas).filter(({ holds }) => holds === 'folder');
}

/**
 * Their words, for the help, which is printed at once; `folders` as for `loadSchemas`. A schema that can't be read
 * now is left out: `site check` says what is wrong with it.
 */
export function kindWords(folders: readonly string[]): string[] {
  const schemas = Object.assign({}, ...folders.map(schemasIn));
  return creatableKinds(schemas).map(({ word }) => word);
}

function schemasIn(folder: string): SchemaSet {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const schemas = files
    .filter((file) => file.endsWith(extension))
    .map((file) => [
      file.slice(0, -extension.length),
      parseSchema(readFileSync(path.join(folder, file), 'utf8')),
    ]);
  return Object.fromEntries(schemas);
}

const extension = '.schema.json';

function parseSchema(text: string): JsonSchema {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}
