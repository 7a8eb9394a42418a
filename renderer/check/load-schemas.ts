import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonSchema, SchemaSet } from '../model/site.ts';

const ending = '.schema.json';

/**
 * All schemas under `folder` by name: `course`, `sections/hero`. Files generated for editors
 * (`schemas/editor`) are no schemas of ours. Throws where a file is no JSON object: schemas come with
 * the program or from a developer, never from an editor.
 */
export async function loadSchemas(folder: string): Promise<SchemaSet> {
  const files = await readdir(folder, { recursive: true });
  const names = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending) && !file.startsWith('editor/'))
    .map((file) => file.slice(0, -ending.length))
    .sort();
  const schemas = await Promise.all(names.map((name) => loadSchema(folder, name)));
  return new Map(names.map((name, index) => [name, schemas[index] ?? {}]));
}

async function loadSchema(folder: string, name: string): Promise<JsonSchema> {
  const text = await readFile(join(folder, `${name}${ending}`), 'utf8');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonSchema;
  } catch (thrown) {
    throw new Error(`schemas/${name}${ending} is not valid JSON: ${String(thrown)}`);
  }
  throw new Error(`schemas/${name}${ending} holds no JSON object`);
}
