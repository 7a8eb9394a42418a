import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isText } from '../../diagnostics/text-endings.ts';
import type { JsonSchema, Kind } from '../../renderer/site.ts';
import { propertiesOf } from './properties-of.ts';

/**
 * For each field whose values site.yaml may list (`among`), one that another entry of the kind has, so that a new file
 * is valid from the start.
 */
export async function valuesInUse(
  root: string,
  kind: Kind,
  schema: JsonSchema,
): Promise<Record<string, string>> {
  const fields = propertiesOf(schema).filter(([, { among }]) => among !== undefined);
  const folder = path.join(root, 'content', kind.collection);
  const names = fields.length === 0 ? [] : await readdir(folder).catch(ignoreMissing);
  const isEntry = (file: string) => (kind.format === 'mdx' ? isText(file) : file.endsWith('.yaml'));
  const files = (names ?? []).filter(isEntry).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const found = fields.flatMap(([field]) => {
    const written = new RegExp(`^${field}: +["']?([^"'\\n]*[^"'\\s])["']? *$`, 'm');
    const value = texts.map((text) => written.exec(text)?.[1]).find((one) => one !== undefined);
    return value === undefined ? [] : [[field, value]];
  });
  return Object.fromEntries(found);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
