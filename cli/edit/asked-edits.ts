import { type Fields, isFields, listOf } from '../../diagnostics/fields.ts';
import type { ValueEdit } from '../../renderer/site.ts';
import type { JournalEdit } from './journal/journal-line.ts';
import type { NamedValue, ValueIds } from './value-ids.ts';

/** Edits that a browser asks for, and the values that they are of. */
export type AskedEdits = { edits: readonly JournalEdit[]; values: readonly NamedValue[] };

/** Undefined if one of them can’t be understood, or is of a value that was never given out. */
export function askedEdits(given: unknown, ids: ValueIds): AskedEdits | undefined {
  const read = listOf(given).map((one) => (isFields(one) ? askedEdit(one, ids) : undefined));
  const asked = read.flatMap((one) => one ?? []);
  if (asked.length === 0 || asked.length < read.length) return undefined;
  return { edits: asked.map(({ edit }) => edit), values: asked.map(({ value }) => value) };
}

function askedEdit(given: Fields, ids: ValueIds): { edit: JournalEdit; value: NamedValue } | undefined {
  const value = ids.valueOf(given.id);
  const edit = value && editAt(value, given);
  if (!value || !edit) return undefined;
  return { value, edit: { file: value.file, edit, ...('was' in given && { was: given.was }) } };
}

function editAt({ path }: NamedValue, { value, unset, move, insert, at }: Fields): ValueEdit | undefined {
  if (unset === true) return { kind: 'remove', path };
  if (isIndex(move)) return { kind: 'move', path, to: move };
  if (insert !== undefined && isIndex(at)) return { kind: 'insert', path: [...path, at], value: insert };
  return value === undefined ? undefined : { kind: 'set', path, value };
}

function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
