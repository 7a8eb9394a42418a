import { type ReadSite, readSite } from '../../renderer/site.ts';
import { editorSettings } from './editor-settings.ts';

/**
 * Everything that is made from the schemas, by path relative to the site's folder: types of the site's own schemas,
 * beside them, and completion in code editors for all schemas that the site has. Nothing where one of them is wrong.
 */
export async function generatedFiles(root: string, read?: ReadSite): Promise<Map<string, string>> {
  const site = read ?? (await readSite({ root }));
  const { kinds, generate } = site;
  if (!kinds || !generate) return new Map();
  const { types, editorSchemas } = await generate();
  const files = new Map([['schemas/types.ts', types]]);
  for (const [name, schema] of editorSchemas)
    files.set(`${editorFolder}/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
  return new Map([...files, ...editorSettings(editorFolder, site)]);
}

/** Nothing else may stand in it. */
export const editorFolder = 'schemas/editor';
