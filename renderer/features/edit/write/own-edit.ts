import { fieldsOf, listOf } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { valueAt } from '../../../edit/value-at.ts';
import type { SchemaSet } from '../../../model/site.ts';
import { parseSource } from '../../../read/read-source.ts';
import { filesOf } from '../../../source/files-of.ts';
import { findSpan } from '../../../source/find-span.ts';
import { isOwnFile } from '../../../source/is-own-file.ts';
import { isRow } from '../../../source/is-row.ts';
import { type FoundValue, pathWithin, schemasAlong } from '../fields/find-value.ts';
import { overrideOf } from './override-of.ts';
import type { PathEdit, ValueEdit } from './value-edit.ts';

/** An edit of one of the site’s own files. */
export type OwnEdit = { file: string; edit: ValueEdit };

/**
 * The edit that changes a value of the site in its own file. In a branch, a value of its base gets an override, as one
 * writes it by hand. Undefined if there is no such way, as for a row of a table. `found.path`: in the source as merged.
 */
export function ownEdit(found: FoundValue, edit: PathEdit, schemas: SchemaSet): OwnEdit | undefined {
  const { source, path } = found;
  if (!source.layers && isOwnFile(source.file)) return { file: source.file, edit: { ...edit, path } };
  // A file for an entry that the branch leaves out would bring it back.
  if (source.isLeftOut || (isRow(source) && isOwnFile(source.file))) return undefined;
  const own = ownPart(found);
  const rest = path.slice(own.depth);
  const isOfList = edit.kind === 'insert' || edit.kind === 'move';
  if (rest.length === 0 || (isOfList && rest.length === 1))
    return { file: own.file, edit: { ...edit, path: [...own.path, ...rest] } };
  const schema = schemasAlong({ ...found, path: path.slice(0, own.depth) }, schemas).at(-1);
  const here = valueAt(source.value, path.slice(0, own.depth));
  const said = schema && overrideOf({ value: here, schema }, rest, edit, schemas);
  if (!said) return undefined;
  const { file } = own;
  const [step] = rest;
  if (typeof step === 'string')
    return { file, edit: { kind: 'set', path: [...own.path, step], value: fieldsOf(said.value)[step] } };
  const [item] = listOf(said.value);
  return { file, edit: { kind: 'insert', path: [...own.path, own.items], value: item } };
}

/**
 * The part of a path, down to this depth, that the branch has in its own file, and the path to that there. `items`: how
 * many a list has there.
 */
type OwnPart = { file: string; path: Path; depth: number; items: number };

function ownPart({ source, path }: FoundValue): OwnPart {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const found = findSpan(source, path.slice(0, depth));
    if (!found?.whole || !isOwnFile(found.text.file)) continue;
    const { file, text } = found.text;
    const alone = parseSource(file, text).source;
    const own = alone.spans && pathWithin(alone.spans, found.span);
    if (own) return { file, path: own, depth, items: listOf(valueAt(alone.value, own)).length };
  }
  const file = filesOf(source).find((one) => isOwnFile(one.file))?.file;
  const inherited = source.file.replace(/^.*?(?=content\/|site\.yaml$)/, '');
  return { file: file ?? inherited, path: [], depth: 0, items: 0 };
}
