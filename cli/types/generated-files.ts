import path from 'node:path';
import { loadSchemas } from '../../renderer/schema/load-schemas.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';
import { editorSchemas } from './editor-schemas.ts';
import { editorSettings } from './editor-settings.ts';
import { generateTypes } from './generate-types.ts';

/** Everything that is made from the schemas, by path relative to the site's folder. */
export async function generatedFiles(root: string): Promise<Map<string, string>> {
  const schemas = await loadSchemas([path.join(root, 'schemas')]);
  const files = new Map([['schemas/types.ts', await generateTypes(schemas)]]);
  for (const [name, schema] of editorSchemas(schemas))
    files.set(`schemas/editor/${name}.schema.json`, json(schema));
  return new Map([...files, ...editorSettings('schemas/editor', readKinds(schemas))]);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
