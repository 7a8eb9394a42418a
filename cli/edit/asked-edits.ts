import { type Fields, isFields, listOf } from '../../diagnostics/fields.ts';
import type { ValueEdit } from '../../renderer/site.ts';
import type { ValueIds } from './value-ids.ts';

/** An edit that a browser asks for. `was`: the value that it was made of. */
export type AskedEdit = { file: string; edit: ValueEdit; was: unknown };

/** Undefined if one of them can’t be understood, or is of a value that was never given out. */
export function askedEdits(edits: unknown, ids: ValueIds): AskedEdit[] | undefined {
  const read = listOf(edits).map((one) => (isFields(one) ? askedEdit(one, ids) : undefined));
  const asked = read.flatMap((one) => one ?? []);
  return asked.length > 0 && asked.length === read.length ? asked : undefined;
}

function askedEdit(given: Fields, ids: ValueIds): AskedEdit | undefined {
  const place = ids.placeOf(given.id);
  const edit = place && editAt(place.path, given);
  return place && edit && { file: place.file, edit, was: given.was };
}

function editAt(path: ValuePath, { value, unset, move, insert, at }: Fields): ValueEdit | undefined {
  if (unset === true) return { kind: 'remove', path };
  if (isIndex(move)) return { kind: 'move', path, to: move };
  if (insert !== undefined && isIndex(at)) return { kind: 'insert', path: [...path, at], value: insert };
  return value === undefined ? undefined : { kind: 'set', path, value };
}

type ValuePath = Extract<ValueEdit, { kind: 'set' }>['path'];

function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
