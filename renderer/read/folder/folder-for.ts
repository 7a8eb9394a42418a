import { isText } from '../../../diagnostics/text-endings.ts';
import type { Kind, Kinds } from '../../model/kinds.ts';
import type { SchemaSet } from '../../model/site.ts';
import { folderFitting } from '../../schema/fits-kind.ts';
import type { FolderEntry } from './list-folder.ts';
import { readBytes, textLimit } from './read-bytes.ts';

/**
 * The folder of the only kind that a file can belong to, by its extension and its fields; undefined if none or several
 * fit.
 */
export function folderFor(
  entry: FolderEntry,
  { kinds, schemas }: { kinds: Kinds; schemas: SchemaSet },
): string | undefined {
  const format = formatOf(entry.name);
  if (format === undefined || entry.kind !== 'file') return undefined;
  // If it can't be read, it is still reported as unused, so no reason is reported here.
  const text = Buffer.from(readBytes(entry, textLimit, () => {}) ?? []).toString();
  const fields = format === 'yaml' ? text : (/^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '');
  const keys = [...fields.matchAll(/^([A-Za-z][\w-]*):(?:\s|$)/gm)].map(([, key = '']) => key);
  return keys.length > 0 ? folderFitting(keys, kinds, format, schemas) : undefined;
}

function formatOf(name: string): Kind['format'] | undefined {
  if (isText(name)) return 'mdx';
  return name.endsWith('.yaml') ? 'yaml' : undefined;
}
