import { isDeepStrictEqual } from 'node:util';
import { isFields, listOf } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { type BaseNote, notedValue } from '../../../drift/base-note.ts';
import type { OverridingLine } from '../../../drift/overriding-lines.ts';
import { appendNote } from '../../../edit/splice-note.ts';
import { type Splice, spliceText } from '../../../edit/splice-text.ts';
import { takeOut } from '../../../edit/take-out.ts';
import { valueAt, withoutValueAt, withValueAt } from '../../../edit/value-at.ts';
import { writeValue } from '../../../edit/write-value.ts';
import type { Override, Source, SourceText, Span } from '../../../model/source.ts';
import { findSpan } from '../../../source/find-span.ts';
import { lineEnd } from '../../../source/line-end.ts';
import { changed, fromBelow, reread, type SettledFile } from './settled-file.ts';

/**
 * `overrides`: all in the file. `day`: such as 2026-05-03. `mayGo`: whether the file may be deleted if nothing would be
 * left in it.
 */
type TakeLinesOptions = { overrides: readonly Override[]; day: string; mayGo: boolean };

/**
 * Removes values that override the base. A value that can't be removed, such as the last field of a file that has to
 * stay, is set to the base's value, and remembers that.
 */
export function takeLines(
  text: SourceText,
  lines: readonly OverridingLine[],
  taking: TakeLinesOptions,
): SettledFile {
  let source = reread(text.file, text.text);
  const paths = source?.spans ? pathsByPlace(source.spans) : new Map<string, Path>();
  const repeated = taking.overrides.filter(({ was, now }) => isDeepStrictEqual(was, now));
  const known = { ...taking, paths, repeated: repeated.map((one) => paths.get(placeOf(one.span)) ?? []) };
  for (const line of fromBelow(lines)) {
    const taken = source && takeLine(source, line, known);
    if (!taken) return { kind: 'lost', line };
    if (taken === 'nothing left') return { kind: 'settled' };
    source = taken;
  }
  return { kind: 'settled', text: source?.text ?? text.text };
}

/** Taken from the file before any change. `repeated`: paths of values that repeat the base. */
type TakeLineContext = TakeLinesOptions & { paths: ReadonlyMap<string, Path>; repeated: readonly Path[] };

type TakenSource = Source | 'nothing left' | undefined;

function takeLine(source: Source, line: OverridingLine, known: TakeLineContext): TakenSource {
  const { note, overrides } = line;
  if (overrides[0].isText) return takeText(source, line);
  let left = note ? changed(source, [withoutNote(source.text, note)], source.value) : source;
  const byPlace = new Map(overrides.map((override) => [placeOf(override.span), override]));
  const fromRight = [...byPlace.values()].sort((one, other) => other.span.start - one.span.start);
  for (const { span, was } of fromRight) {
    const path = known.paths.get(placeOf(span));
    const taken = left && path && takeValue(left, path, was, known);
    if (!taken || taken === 'nothing left') return taken;
    left = taken;
  }
  return left;
}

/** Without a text of its own, an article has the base’s. */
function takeText(source: Source, { note }: OverridingLine): Source | undefined {
  if (!source.body) return undefined;
  const { text, body } = source;
  const fields = note ? spliceText(text, [lineOfNote(text, note)]) : text;
  const after = reread(source.file, fields.slice(0, body.start - (text.length - fields.length)));
  return after?.body?.isBlank && isDeepStrictEqual(after.value, source.value) ? after : undefined;
}

/** The whole line, including its line break. */
function lineOfNote(text: string, { start, end }: BaseNote): Splice {
  const newline = text.indexOf('\n', end);
  return { start, end: newline < 0 ? text.length : newline + 1, text: '' };
}

/** An item of a list begins where its first field does. */
function placeOf({ key, start }: Pick<Span, 'key' | 'start'>): string {
  return key === undefined ? `item at ${start}` : `field at ${key}`;
}

function withoutNote(text: string, { start, end }: BaseNote): Splice {
  return { start: text.slice(0, start).trimEnd().length, end, text: '' };
}

function takeValue(source: Source, path: Path, was: unknown, known: TakeLineContext): TakenSource {
  const target = emptiedBy(source.value, path, known.repeated);
  if (target.length === 0 && known.mayGo) return 'nothing left';
  const out = takeOut(source, target);
  if (out.kind !== 'part') return sayAsBase(source, path, was, known.day);
  const taken = changed(source, [{ ...out, text: '' }], withoutValueAt(source.value, out.path));
  return taken ?? sayAsBase(source, path, was, known.day);
}

/**
 * The path of the value, or of the group that would be empty without it; also of a list item that would only repeat the
 * base.
 */
function emptiedBy(value: unknown, path: Path, repeated: readonly Path[]): Path {
  const around = path.slice(0, -1);
  if (path.length === 0) return path;
  const parent = valueAt(value, around);
  const steps = isFields(parent) ? Object.keys(parent) : listOf(parent).map((_, index) => index);
  const rest = steps.filter((step) => step !== path.at(-1));
  const isItem = typeof around.at(-1) === 'number';
  const isRepeated = (step: string | number) =>
    repeated.some((one) => isDeepStrictEqual(one, [...around, step]));
  const goes = rest.length === 0 || (isItem && rest.every(isRepeated));
  return goes ? emptiedBy(value, around, repeated) : path;
}

function sayAsBase(source: Source, path: Path, was: unknown, day: string): Source | undefined {
  const found = findSpan(source, path);
  if (!found?.whole) return undefined;
  const expected = withValueAt(source.value, path, was);
  const same = changed(source, [writeValue(source.text, found.span, was)], expected);
  const span = same && findSpan(same, path)?.span;
  if (!same?.spans || !span) return undefined;
  const { end } = lineEnd(same.text, same.spans, span.key ?? span.start);
  return changed(same, [appendNote(same.text, end, notedValue([was]), day)], expected);
}

function pathsByPlace(span: Span, path: Path = []): Map<string, Path> {
  const inner = (part: Span, step: string | number): [string, Path][] => [
    [placeOf(part), [...path, step]],
    ...pathsByPlace(part, [...path, step]),
  ];
  if (span.kind === 'list') return new Map(span.items.flatMap(inner));
  if (span.kind !== 'group') return new Map();
  return new Map(Object.entries(span.fields).flatMap(([key, part]) => inner(part, key)));
}
