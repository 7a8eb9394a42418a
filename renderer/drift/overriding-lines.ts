import { isDeepStrictEqual } from 'node:util';
import type { Override, Source, SourceText } from '../model/source.ts';
import { isOwnFile } from '../source/is-own-file.ts';
import { type BaseNote, notedValue, readBaseNote } from './base-note.ts';

/** A line of a branch's file that overrides its base; a group on one line may override several values. */
export type OverridingLine = {
  text: SourceText;
  overrides: readonly [Override, ...Override[]];
  /** The note of the value it replaced. */
  note?: BaseNote;
  /** The note that would be written now. */
  now: string;
  /** End of the line; `comment`: start of a comment on it. */
  line: Override['line'];
};

/**
 * The overriding lines of the branch's own file, from top to bottom. Leaves out lines that only repeat the base, such
 * as the key of a list item, unless they have a note, and lines that every branch needs.
 */
export function overridingLines(source: Source): OverridingLine[] {
  const lines = new Map<number, Override[]>();
  for (const override of source.overrides ?? []) {
    if (!isOwnFile(override.file) || override.travels === false || isKey(override)) continue;
    lines.set(override.line.end, [...(lines.get(override.line.end) ?? []), override]);
  }
  const found = [...lines.values()].flatMap((overrides) => lineOf(source, overrides) ?? []);
  return found.sort((one, other) => one.line.end - other.line.end);
}

/** Whether it is the key of a list item: both were found by it, so it can't differ. */
function isKey({ path, was, now }: Override): boolean {
  return path.at(-2) === now && was === now;
}

function lineOf(source: Source, all: readonly Override[]): OverridingLine | undefined {
  const replacing = all.filter(({ was }) => was !== undefined);
  const known = replacing.length > 0 ? replacing : all;
  const others = known.filter(({ was, now }) => !isDeepStrictEqual(was, now));
  const [first, ...rest] = others.length > 0 ? others : known;
  if (!first) return undefined;
  const { file, line } = first;
  const text = source.layers?.[file] ?? source;
  const { comment } = line;
  const note = comment === undefined ? undefined : readBaseNote(text.text, comment, line.end);
  if (others.length === 0 && !note) return undefined;
  const overrides = [first, ...rest] as const;
  const now = notedValue(overrides.map(({ was }) => was));
  return { text, overrides, ...(note && { note }), now, line };
}

export function hasDrifted({ note, now }: OverridingLine): boolean {
  return note !== undefined && note.was !== now;
}
