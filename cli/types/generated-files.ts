import path from 'node:path';
import type { SchemaSet } from '../../renderer/model/site.ts';
import { loadSchemas } from '../../renderer/schema/load-schemas.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';
import { schemaNames } from '../../renderer/schema/schema-files.ts';
import { packageFolder, siteFolders } from '../package-folder.ts';
import { editorSchemas } from './editor-schemas.ts';
import { editorSettings } from './editor-settings.ts';
import { generateTypes, type TypesOf } from './generate-types.ts';

/**
 * Everything that is made from the schemas, by path relative to the site's folder: types of the site's own schemas,
 * beside them, and completion in code editors for all schemas that the site has.
 */
export async function generatedFiles(root: string, schemas?: SchemaSet): Promise<Map<string, string>> {
  const all = schemas ?? (await loadSchemas(siteFolders(root).schemasFolders));
  const files = new Map([['schemas/types.ts', await generateTypes(all, await typesOf(root))]]);
  for (const [name, schema] of editorSchemas(all))
    files.set(`${editorFolder}/${name}.schema.json`, json(schema));
  return new Map([...files, ...editorSettings(editorFolder, readKinds(all))]);
}

/** Nothing else may stand in it. */
export const editorFolder = 'schemas/editor';

async function typesOf(root: string): Promise<TypesOf> {
  const folder = path.join(root, 'schemas');
  const shipped = path.join(packageFolder(), 'schemas');
  const own = await schemaNames(folder);
  return folder === shipped ? { own } : { own, shared: path.relative(folder, shipped).replaceAll('\\', '/') };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
