import { readFile } from 'node:fs/promises';
import { isFields } from '../../diagnostics/fields.ts';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import { brokenSchema } from './broken-schema.ts';
import { withCommonFields } from './common-fields.ts';
import { positionAt } from './locate-in-json.ts';
import { schemaFile, schemaId, schemaNames } from './schema-files.ts';

/** Without one of these, a part of the site would be ignored. */
const needed = ['site', 'page', 'facts', 'wording', 'common'];

/**
 * All schemas of some folders by name (`course`, `sections/hero`), in code-unit order. Folders may be missing; later
 * ones override earlier ones: the shipped schemas, then the site's own. Each schema's `$id` is its name, and each kind
 * in a folder has the common fields.
 *
 * Throws the error of `brokenSchema` if a file isn't a JSON object or a needed one is missing: schemas come with the
 * program or from a developer, never from an editor. `checkSchemas` reports mistakes in the schemas returned.
 */
export async function loadSchemas(folders: readonly string[]): Promise<SchemaSet> {
  const folderOf = new Map<string, string>();
  for (const folder of folders) {
    for (const name of await schemaNames(folder)) folderOf.set(name, folder);
  }
  const missing = needed.find((name) => !folderOf.has(name));
  if (missing) throw brokenSchema({ schema: missing, at: { path: [] }, detail: 'there is no such file.' });
  const sorted = [...folderOf].sort(([one], [other]) => (one < other ? -1 : 1));
  const written = new Map(
    await Promise.all(
      sorted.map(
        async ([name, folder]): Promise<[string, JsonSchema]> => [
          name,
          { ...parseSchema(name, await readFile(schemaFile(folder, name), 'utf8')), $id: schemaId(name) },
        ],
      ),
    ),
  );
  const common = written.get('common') ?? {};
  return Object.fromEntries([...written].map(([name, schema]) => [name, withCommonFields(schema, common)]));
}

function parseSchema(name: string, text: string): JsonSchema {
  const value = parseJson(name, text);
  if (isFields(value)) return value;
  throw brokenSchema({ schema: name, at: { path: [] }, detail: 'the file holds no JSON object.' });
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    const detail = thrown instanceof Error ? thrown.message : String(thrown);
    const offset = Number(/position (\d+)/.exec(detail)?.[1] ?? 0);
    throw brokenSchema({ schema: name, at: positionAt(text, offset), detail });
  }
}
