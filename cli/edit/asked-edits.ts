import { type Fields, isFields, listOf } from '../../diagnostics/fields.ts';
import type { ValueEdit } from '../../renderer/site.ts';
import { articleEdit } from './article-edit.ts';
import type { EditDesk } from './desk.ts';
import type { JournalEdit } from './journal/journal-line.ts';
import type { TitledValue } from './value-ids.ts';

/** Edits that a browser asks for, and the values that they are of. */
export type AskedEdits = { edits: readonly JournalEdit[]; values: readonly TitledValue[] };

/** Undefined if one of them can’t be understood, or is of a value that was never given out or is gone. */
export async function askedEdits(desk: EditDesk, given: unknown): Promise<AskedEdits | undefined> {
  const asked: { edit: JournalEdit; value: TitledValue }[] = [];
  for (const one of listOf(given)) {
    const read = isFields(one) ? await askedEdit(desk, one) : undefined;
    if (!read) return undefined;
    asked.push(read);
  }
  return asked.length === 0
    ? undefined
    : { edits: asked.map(({ edit }) => edit), values: asked.map(({ value }) => value) };
}

async function askedEdit(
  desk: EditDesk,
  given: Fields,
): Promise<{ edit: JournalEdit; value: TitledValue } | undefined> {
  const value = desk.ids.valueOf(given.id);
  if (!value) return undefined;
  if (value.path.length === 0) {
    const edit = await articleEdit(desk, value, given);
    if (edit) return { value, edit };
  }
  const edit = editAt(value, given);
  // A value that wasn’t there is left out; which items a list had may be.
  const isOfList = edit?.kind === 'insert' || edit?.kind === 'move';
  const was = isOfList && given.was === undefined ? {} : { was: given.was };
  return edit && { value, edit: { file: value.file, edit, ...was } };
}

function editAt(
  { path }: TitledValue,
  { value, unset, move, insert, at, like }: Fields,
): ValueEdit | undefined {
  if (path.length === 0) return undefined;
  if (unset === true) return { kind: 'remove', path };
  if (isIndex(move)) return { kind: 'move', path, to: move };
  if (insert !== undefined && isIndex(at))
    return { kind: 'insert', path: [...path, at], value: insert, ...(isIndex(like) && { like }) };
  return value === undefined ? undefined : { kind: 'set', path, value };
}

function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
