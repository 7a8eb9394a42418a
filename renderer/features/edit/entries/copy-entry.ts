import { isDeepStrictEqual } from 'node:util';
import { fieldsOf } from '../../../../diagnostics/fields.ts';
import type { Source } from '../../../model/source.ts';
import { parseSource } from '../../../read/read-source.ts';
import { filesOf } from '../../../source/files-of.ts';
import { applyEdit } from '../write/apply-edit.ts';
import type { ValueEdit } from '../write/value-edit.ts';
import { type EntryOptions, findEntrySource } from './find-entry.ts';

type CopyEntryOptions = EntryOptions & {
  /** What the copy says instead, such as its title. */
  says: Readonly<Record<string, unknown>>;
  /** What fields begin with that a copy may not share, and needs. */
  starts: Readonly<Record<string, unknown>>;
};

/**
 * The text of a copy of an entry: that of its file, with only these values changed. `leftOut`: the titles of the fields
 * that it begins without. Undefined if there is no such entry, or if a value can’t be changed alone.
 */
export async function copyEntry({
  says,
  starts,
  ...options
}: CopyEntryOptions): Promise<{ text: string; leftOut: readonly string[] } | undefined> {
  const found = await findEntrySource(options);
  const original = found && originalOf(found.source);
  if (!found || !original) return undefined;
  const { alone } = found.entry;
  const edits = [
    ...merging(original, found.source.value),
    ...alone.flatMap(({ name, isRequired }) => withoutField(name, { isRequired, starts })),
    ...Object.entries(says).map(([name, value]): ValueEdit => ({ kind: 'set', path: [name], value })),
  ];
  let copy = original;
  for (const edit of edits) {
    const made = applyEdit(copy, edit);
    if (made.kind !== 'edited') return undefined;
    copy = made.source;
  }
  return { text: copy.text, leftOut: alone.map(({ title }) => title) };
}

/** One file alone: of an entry that a branch shares, the base’s, which has all that is required. */
function originalOf(source: Source): Source | undefined {
  const texts = filesOf(source).map(({ file, text }) => parseSource(file, text).source);
  return texts.toSorted((one, other) => fieldCount(other) - fieldCount(one))[0];
}

function fieldCount({ value, body }: Source): number {
  return Object.keys(fieldsOf(value)).length + (body && !body.isBlank ? 1000 : 0);
}

/** What a branch says in place of its base’s. */
function merging({ value }: Source, merged: unknown): ValueEdit[] {
  const [own, all] = [fieldsOf(value), fieldsOf(merged)];
  const lost = Object.keys(own).filter((name) => !Object.hasOwn(all, name));
  const others = Object.entries(all).filter(([name, field]) => !isDeepStrictEqual(own[name], field));
  return [
    ...others.map(([name, field]): ValueEdit => ({ kind: 'set', path: [name], value: field })),
    ...lost.map((name): ValueEdit => ({ kind: 'remove', path: [name] })),
  ];
}

function withoutField(
  name: string,
  { isRequired, starts }: { isRequired: boolean; starts: CopyEntryOptions['starts'] },
): ValueEdit[] {
  if (!isRequired) return [{ kind: 'remove', path: [name] }];
  return Object.hasOwn(starts, name) ? [{ kind: 'set', path: [name], value: starts[name] }] : [];
}
