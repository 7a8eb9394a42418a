import { isDeepStrictEqual } from 'node:util';
import { fieldsOf, isFields, listOf } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { valueAt } from '../../../edit/value-at.ts';
import type { SchemaSet } from '../../../model/site.ts';
import type { Source, Span } from '../../../model/source.ts';
import { parseSource } from '../../../read/read-source.ts';
import { viewFields } from '../../../schema/crop-picture.ts';
import { filesOf } from '../../../source/files-of.ts';
import { findSpan } from '../../../source/find-span.ts';
import { isOwnFile } from '../../../source/is-own-file.ts';
import { isRow } from '../../../source/is-row.ts';
import { type FoundValue, keysOfList, pathWithin, schemasAlong } from '../fields/find-value.ts';
import { branchFields } from './branch-fields.ts';
import { branchItems } from './branch-items.ts';
import { editedValue } from './edited-value.ts';
import { keyFields, overrideOf } from './override-of.ts';
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
  const composed = composedEdit({ ...edit, path }, source.value) ?? renamedItem(found, edit, schemas);
  if (!composed) return override(found, edit, schemas);
  const whole = { ...found, path: composed.path };
  const value = saidInBranch(whole, composed.value, schemas);
  return value && override(whole, { kind: 'set', path: composed.path, value: value.said }, schemas);
}

/** An edit of a list’s items, or of a whole list or group, as one that sets it. */
function composedEdit(edit: PathEdit, whole: unknown): { path: Path; value: unknown } | undefined {
  const { path } = edit;
  const isOfItem = edit.kind !== 'set' && typeof path.at(-1) === 'number';
  if (edit.kind !== 'set' && !isOfItem) return undefined;
  const of = isOfItem ? path.slice(0, -1) : path;
  const [now, value] = [whole, editedValue(whole, edit)?.value].map((one) => valueAt(one, of));
  const isList = Array.isArray(now) && Array.isArray(value);
  return isList || (isFields(now) && isFields(value)) ? { path: of, value } : undefined;
}

/** A base’s item is known by its key: with another one it is the branch’s own, in the place of the base’s. */
function renamedItem(
  found: FoundValue,
  edit: PathEdit,
  schemas: SchemaSet,
): { path: Path; value: unknown } | undefined {
  if (!isKeyOfBase(found, edit, schemas)) return undefined;
  const of = found.path.slice(0, -2);
  const whole = editedValue(found.source.value, { ...edit, path: found.path })?.value;
  return { path: of, value: valueAt(whole, of) };
}

/** Whether an edit changes the key by which a branch and its base know the same item of a list. */
export function isKeyOfBase(found: FoundValue, edit: ValueEdit, schemas: SchemaSet): boolean {
  const { source, path } = found;
  const [index, name] = path.slice(-2);
  if (edit.kind !== 'set' || typeof edit.value !== 'string') return false;
  if (!source.layers || typeof index !== 'number' || typeof name !== 'string') return false;
  const [list, item] = [path.slice(0, -2), path.slice(0, -1)];
  const keys = keysOfList({ ...found, path: list }, schemas);
  const key = keyFields(listOf(valueAt(source.value, list)), valueAt(source.value, item), keys) ?? {};
  return Object.hasOwn(key, name) && key.change !== true && isOfBase(source, item);
}

/** What the branch’s own file is to say of a list or a group that it shares with its base. */
function saidInBranch(found: FoundValue, wanted: unknown, schemas: SchemaSet): { said: unknown } | undefined {
  const { source, path } = found;
  const now = valueAt(source.value, path);
  const schema = schemasAlong(found, schemas).at(-1);
  const own = ownPart(found);
  const said = own.depth === path.length ? valueAt(own.alone?.value, own.path) : undefined;
  if (isFields(now)) {
    const isOther = schema?.schema.means === 'picture' && fieldsOf(wanted).src !== now.src;
    const hasBase = (...names: string[]) =>
      !(isOther && viewFields.includes(names[0] ?? '')) && isOfBase(source, [...path, ...names]);
    return { said: branchFields({ own: fieldsOf(said), now, hasBase }, fieldsOf(wanted)) };
  }
  const spanOf = (index: number) => own.alone && findSpan(own.alone, [...own.path, index])?.span;
  const list = {
    ...{ items: listOf(now), entries: listOf(said), keys: keysOfList(found, schemas) },
    isOfBase: (index: number) => replacesWithin(source, own.file, spanOf(index)),
  };
  const isAllOwn = isDeepStrictEqual(list.items, list.entries);
  const hasBase = list.entries.some((_, index) => list.isOfBase(index));
  if (list.keys.length === 0 || (isAllOwn && !hasBase)) return { said: wanted };
  const items = branchItems(list, listOf(wanted));
  return items && { said: items };
}

/** Whether the base has a value too. */
function isOfBase(source: Source, path: Path): boolean {
  const found = findSpan(source, path);
  if (!found?.whole) return false;
  return !isOwnFile(found.text.file) || replacesWithin(source, found.text.file, found.span);
}

function replacesWithin({ overrides = [] }: Source, file: string, span: Span | undefined): boolean {
  return overrides.some(
    (one) => span && one.file === file && one.span.start >= span.start && one.span.end <= span.end,
  );
}

function override(found: FoundValue, edit: PathEdit, schemas: SchemaSet): OwnEdit | undefined {
  const { source, path } = found;
  const own = ownPart(found);
  const rest = path.slice(own.depth);
  if (rest.length === 0) return { file: own.file, edit: { ...edit, path: own.path } };
  const schema = schemasAlong({ ...found, path: path.slice(0, own.depth) }, schemas).at(-1);
  const here = valueAt(source.value, path.slice(0, own.depth));
  const said = schema && overrideOf({ value: here, schema }, rest, edit, schemas);
  if (!said) return undefined;
  const { file } = own;
  const [step] = rest;
  if (typeof step === 'string')
    return { file, edit: { kind: 'set', path: [...own.path, step], value: fieldsOf(said.value)[step] } };
  const [item] = listOf(said.value);
  const items = listOf(valueAt(own.alone?.value, own.path)).length;
  return { file, edit: { kind: 'insert', path: [...own.path, items], value: item } };
}

/** The part of a path, down to this depth, that the branch has in its own file, and the path to that there. */
type OwnPart = { file: string; path: Path; depth: number; alone?: Source };

function ownPart({ source, path }: FoundValue): OwnPart {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const found = findSpan(source, path.slice(0, depth));
    if (!found?.whole || !isOwnFile(found.text.file)) continue;
    const { file, text } = found.text;
    const alone = parseSource(file, text).source;
    const own = alone.spans && pathWithin(alone.spans, found.span);
    if (own) return { file, path: own, depth, alone };
  }
  const file = filesOf(source).find((one) => isOwnFile(one.file))?.file;
  const inherited = source.file.replace(/^.*?(?=content\/|site\.yaml$)/, '');
  return { file: file ?? inherited, path: [], depth: 0 };
}
