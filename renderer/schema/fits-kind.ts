import { fieldsOf, listOf } from '../../diagnostics/fields.ts';
import type { Kind, Kinds } from '../model/kinds.ts';
import type { SchemaSet } from '../model/site.ts';
import { schemaNamed } from './schema-named.ts';

/** The folder of the only kind among these that a file with these fields fits; undefined if none or several do. */
export function folderFitting(
  keys: readonly string[],
  among: Kinds,
  format: Kind['format'],
  schemas: SchemaSet,
): string | undefined {
  const fitting = among.filter(
    (kind) => kind.holds === 'folder' && kind.format === format && fitsKind(kind, keys, schemas),
  );
  const [only, ...others] = fitting;
  return others.length === 0 ? only?.collection : undefined;
}

/** Whether a file with these fields fits a kind: it knows all of them, and none that it requires is missing. */
function fitsKind(kind: Kind, keys: readonly string[], schemas: SchemaSet): boolean {
  const required = listOf(schemaNamed(schemas, kind.word)?.required);
  return unknownIn(kind, keys, schemas).length === 0 && required.every((key) => keys.includes(String(key)));
}

export function unknownIn({ word }: Kind, keys: readonly string[], schemas: SchemaSet): string[] {
  const known = fieldsOf(schemaNamed(schemas, word)?.properties);
  return keys.filter((key) => !Object.hasOwn(known, key));
}
