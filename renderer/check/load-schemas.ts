import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import { brokenSchema } from './broken-schema.ts';

const ending = '.schema.json';

/** Without one of these, a part of the site would go unread. */
const needed = [
  ...['site', 'page', 'facts', 'wording', 'common'],
  ...['accreditation', 'course', 'event', 'form', 'legal', 'post', 'testimonial', 'tutor'],
];

/**
 * All schemas under `folder` by name: `course`, `sections/hero`. Files generated for editors
 * (`schemas/editor`) are no schemas of ours. Throws a broken-schema error where a file is no JSON object or a needed one is not there:
 * schemas come with the program or from a developer, never from an editor.
 */
export async function loadSchemas(folder: string): Promise<SchemaSet> {
  const files = await readdir(folder, { recursive: true });
  const names = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending) && !file.startsWith('editor/'))
    .map((file) => file.slice(0, -ending.length))
    .sort();
  const missing = needed.find((name) => !names.includes(name));
  if (missing) throw brokenSchema(missing, 'There is no such file.');
  const schemas = await Promise.all(names.map((name) => loadSchema(folder, name)));
  return new Map(names.map((name, index) => [name, schemas[index] ?? {}]));
}

async function loadSchema(folder: string, name: string): Promise<JsonSchema> {
  const text = await readFile(join(folder, `${name}${ending}`), 'utf8');
  const value = parseJson(name, text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonSchema;
  throw brokenSchema(name, 'The file holds no JSON object.');
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    const before = text.slice(0, offset).split('\n');
    throw brokenSchema(name, message, { line: before.length, column: (before.at(-1) ?? '').length + 1 });
  }
}
