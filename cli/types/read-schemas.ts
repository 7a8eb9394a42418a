import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { JsonSchema } from '../../renderer/model/site.ts';

/**
 * All schemas of a folder by name (`course`, `sections/hero`), in code-unit order, so that whatever is generated
 * from them comes out the same on every machine. Unlike the check stage this takes them as they are: types are
 * generated while a schema is still being written.
 */
export async function readSchemas(folder: string): Promise<Map<string, JsonSchema>> {
  const schemas = new Map<string, JsonSchema>();
  for (const name of await schemaNames(folder)) {
    schemas.set(name, await readSchema(path.join(folder, `${name}${ending}`)));
  }
  return schemas;
}

const ending = '.schema.json';

async function schemaNames(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith(ending) && !file.startsWith('editor/'))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

async function readSchema(file: string): Promise<JsonSchema> {
  const schema: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isSchema(schema)) throw new Error(`${file} holds no JSON Schema object`);
  return schema;
}

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
