import { nearest } from '../../diagnostics/nearest.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { Source, SourceText, Span } from '../model/source.ts';
import { filesOf } from '../source/files-of.ts';
import { sourceTextOf } from '../source/find-span.ts';
import { locate } from '../source/locate.ts';
import { offsetAt } from '../source/offset-at.ts';
import { placeAt } from '../source/place-at.ts';
import type { AskedFile } from './files-to-ask.ts';
import { keyOfStep, valueUnder } from './step-into.ts';
import type { FoundTargets, Target, Unknown } from './target.ts';

type TargetPosition = { name: string; line: number; column: number | undefined };

/**
 * The targets on a line of a file, or the one value at a column: values, a group if only its name is there, text below
 * front matter.
 */
export function targetsAt(files: readonly AskedFile[], { name, line, column }: TargetPosition): FoundTargets {
  const written = name.replace(/^\.\//, '');
  const texts = files.flatMap((file) => filesOf(file.source).map((text) => ({ file, text })));
  const found = texts.filter(({ text }) => text.file === written);
  const [first] = found;
  if (!first) return { unknown: unknownFile(name, texts) };
  const lines = first.text.lines.length;
  if (line < 1 || line > lines)
    return { unknown: { what: 'line', written: String(line), within: name, known: [`1–${lines}`] } };
  const at = { line, column };
  const targets = found.flatMap(({ file, text }) => [...valuesAt(file, text, at), ...textAt(file, text, at)]);
  if (targets.length > 0) return { targets };
  const instead = found.flatMap(({ file }) => standingInstead(file, { file: written, line }));
  if (instead.length > 0) return { targets: instead };
  return { unknown: { what: 'line', written: String(line), within: name, known: [] } };
}

function unknownFile(written: string, texts: readonly { text: SourceText }[]): Unknown {
  const known = [...new Set(texts.map(({ text }) => text.file))];
  const meant = nearest(written, known);
  return { what: 'file', written, known, ...(meant !== undefined && { meant }) };
}

type LineAndColumn = { line: number; column: number | undefined };

/** A value with its span, which includes its name, in its file. */
type SpannedValue = { path: Path; span: Span; text: SourceText };

function valuesAt(
  { source, schema }: AskedFile,
  text: SourceText,
  { line, column }: LineAndColumn,
): Target[] {
  const all = source.spans ? standingIn(source, source.spans, { path: [], text: source }) : [];
  const own = all.filter((one) => one.text.file === text.file && one.path.length > 0);
  const lineOf = (offset: number) => placeAt(text, offset).line;
  const plain = own.filter(({ span }) => span.kind === 'scalar');
  const onLine = plain.filter(({ span }) => {
    const last = Math.max(span.start, lastVisible(text.text, span));
    return lineOf(span.key ?? span.start) <= line && line <= lineOf(last);
  });
  const named = own.filter(({ span }) => span.key !== undefined && lineOf(span.key) === line);
  const chosen = onLine.length > 0 ? inColumn(onLine, text, { line, column }) : named.slice(0, 1);
  return chosen.map(({ path, span }) => ({
    ...{ kind: 'value', source: source.file, schema, path },
    place: placeAt(text, span.start === span.end ? (span.key ?? span.start) : span.start),
    value: path.reduce<unknown>(valueUnder, source.value),
  }));
}

/** For a line of the base that a branch overrides: the branch's value. */
function standingInstead({ source, schema }: AskedFile, at: { file: string; line: number }): Target[] {
  const replaced = (source.overrides ?? []).filter(
    ({ replaced: place }) => place.file === at.file && place.line === at.line,
  );
  return replaced.flatMap(({ path: steps }): Target[] => {
    const path: (string | number)[] = [];
    let value: unknown = source.value;
    for (const step of steps) {
      const key = keyOfStep(value, step);
      if (key === undefined) return [];
      path.push(key);
      value = valueUnder(value, key);
    }
    return [{ kind: 'value', source: source.file, schema, path, place: locate(source, path), value }];
  });
}

/** A block scalar ends with line breaks that belong to it. */
function lastVisible(text: string, { start, end }: Span): number {
  return start + text.slice(start, end).trimEnd().length - 1;
}

/** Of several values on one line, the last that begins at or before the column. */
function inColumn(
  values: readonly SpannedValue[],
  text: SourceText,
  { line, column }: LineAndColumn,
): readonly SpannedValue[] {
  if (column === undefined || values.length < 2) return values;
  const offset = offsetAt(text, { line, column });
  const before = values.filter(({ span }) => (span.key ?? span.start) <= offset);
  return before.slice(-1);
}

function standingIn(
  source: Source,
  span: Span,
  { path, text: around }: { path: Path; text: SourceText },
): SpannedValue[] {
  const text = sourceTextOf(source, span, around);
  const inner =
    span.kind === 'list'
      ? [...span.items.entries()]
      : span.kind === 'group'
        ? Object.entries(span.fields).toSorted(([, one], [, other]) => (one.key ?? 0) - (other.key ?? 0))
        : [];
  const here = { path, span, text };
  return [here, ...inner.flatMap(([key, part]) => standingIn(source, part, { path: [...path, key], text }))];
}

function textAt({ source }: AskedFile, text: SourceText, { line }: LineAndColumn): Target[] {
  const start = text.lines[line - 1] ?? 0;
  const end = text.lines[line] ?? text.text.length;
  const words = text.text.slice(start, end).trim();
  if (!source.body || text.file !== source.file || start < source.body.start || words === '') return [];
  const place = { file: text.file, line, column: 1 };
  return [{ kind: 'text', source: source.file, offset: start, place, value: words }];
}
