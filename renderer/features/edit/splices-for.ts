/** The ways to make an edit in a file’s text, best first. Whether one is right shows when the file is read again. */
import { listOf } from '../../../diagnostics/fields.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { Splice } from '../../edit/splice-text.ts';
import { valueAt } from '../../edit/value-at.ts';
import type { Extent, Source, Span } from '../../model/source.ts';
import { findSpan } from '../../source/find-span.ts';
import {
  columnOf,
  endOfLine,
  isFlow,
  lineBreakOf,
  lineStart,
  memberContent,
  memberLines,
  membersOf,
  startOf,
} from './members.ts';
import type { ValueEdit } from './value-edit.ts';
import { isBlockForm, writtenForms } from './written-forms.ts';

type Ways = readonly (readonly Splice[])[];

/** `source`: a single file, with its own spans. */
export function splicesFor(source: Source, edit: ValueEdit): Ways {
  if (edit.kind === 'replace') return [[{ start: edit.start, end: edit.end, text: edit.text }]];
  const found = findSpan(source, edit.path);
  const around = findSpan(source, edit.path.slice(0, -1));
  const last = edit.path.at(-1);
  if (edit.kind === 'set')
    return found?.whole
      ? replaceValue(source.text, found.span, edit.value)
      : addField(source, edit.path, edit.value);
  if (!around?.whole || typeof last === 'undefined') return [];
  if (edit.kind === 'remove') return removeMember(source, edit.path);
  if (around.span.kind !== 'list' || typeof last !== 'number') return [];
  const list = { path: edit.path.slice(0, -1), span: around.span };
  if (edit.kind === 'move') return moveItem(source.text, around.span, { from: last, to: edit.to });
  return insertItem(source, list, last, edit.value);
}

function replaceValue(text: string, span: Span, value: unknown): Ways {
  const { start, end } = {
    start: span.start,
    end: span.start + text.slice(span.start, span.end).trimEnd().length,
  };
  const written = text.slice(start, end);
  const slot = slotOf(text, span);
  const isComposite = typeof value === 'object' && value !== null;
  const place = {
    written: span.kind === 'list' || span.kind === 'group' ? '' : written,
    indent: span.kind === 'scalar' ? wantedIndent(text, span) : columnOf(text, start),
    lineBreak: lineBreakOf(text),
    isFlow: written !== '' && isFlow(text, span),
  };
  return writtenForms(value, place).flatMap((form) => {
    const onNextLine = isBlockForm(form, value) && span.key !== undefined;
    const own = { start, end, text: form };
    const inSlot = {
      start: slot,
      end: Math.max(end, slot),
      text: onNextLine ? nextLine(form, text, span) : ` ${form}`,
    };
    const isOwnLine = (span.kind === 'list' || span.kind === 'group') && !isFlow(text, span);
    if (written === '' || (isOwnLine && !isComposite) || (isOwnLine && /^[[{]/.test(form))) return [[inSlot]];
    if (onNextLine && !isOwnLine) return [[inSlot]];
    // The end of a text that keeps its empty lines is further down.
    return [[own], [{ ...own, end: span.end }]];
  });
}

/** After the colon of a field, or the dash of an item. */
function slotOf(text: string, { key, start }: Span): number {
  const line = lineStart(text, start);
  if (key === undefined) return line + text.slice(line, start).trimEnd().length;
  const rest = text.slice(key, start + 1);
  const [name = ''] = /^"(?:[^"\\]|\\.)*"/.exec(rest) ?? /^'(?:[^']|'')*'/.exec(rest) ?? [];
  return key + name.length + rest.slice(name.length).search(/:(?=\s|$)/) + 1;
}

/** Two columns further than the name of the field, or the column of an item. */
function wantedIndent(text: string, span: Span): number {
  return span.key === undefined ? columnOf(text, span.start) : columnOf(text, span.key) + 2;
}

function nextLine(form: string, text: string, span: Span): string {
  return breakAndIndent(text, wantedIndent(text, span)) + reindent(form, text, span);
}

/** A group or list that was on the line of its name moves to the next one. */
function reindent(form: string, text: string, span: Span): string {
  const by =
    wantedIndent(text, span) -
    (span.kind === 'scalar' ? wantedIndent(text, span) : columnOf(text, span.start));
  return by === 0 ? form : form.replaceAll(/\n(?=[^\r\n])/g, `\n${' '.repeat(Math.max(0, by))}`);
}

function breakAndIndent(text: string, column: number): string {
  return lineBreakOf(text) + ' '.repeat(column);
}

/** Adds a field that is missing, with the groups that are missing around it. */
function addField(source: Source, path: Path, value: unknown): Ways {
  const depth = path.findIndex((_, index) => !findSpan(source, path.slice(0, index + 1))?.whole);
  const around = findSpan(source, path.slice(0, depth))?.span;
  const [name, ...rest] = path.slice(depth);
  if (!source.spans || typeof name !== 'string') return [];
  const inner = rest.reduceRight<unknown>((within, step) => ({ [step]: within }), value);
  if (!around || around.kind === 'list' || around.kind === 'refused') return [];
  if (around.kind === 'scalar') return replaceValue(source.text, around, { [name]: inner });
  return addMember(source.text, around, name, inner);
}

function addMember(text: string, group: Span, name: string, value: unknown): Ways {
  const members = membersOf(group);
  const last = members.at(-1);
  const key = /^[A-Za-z][\w-]*$/.test(name) ? name : JSON.stringify(name);
  if (!last || isFlow(text, group)) {
    const at = last ? memberContent(text, last).end : group.start + 1;
    const place = { written: '', indent: 0, lineBreak: lineBreakOf(text), isFlow: true };
    return writtenForms(value, place).map((form) => [
      { start: at, end: at, text: last ? `, ${key}: ${form}` : ` ${key}: ${form} ` },
    ]);
  }
  const column = columnOf(text, startOf(members[0] ?? last));
  const place = { written: '', indent: column + 2, lineBreak: lineBreakOf(text), isFlow: false };
  const ends = [
    endOfLine(text, memberContent(text, last).end),
    Math.max(last.end, endOfLine(text, memberContent(text, last).end)),
  ];
  return writtenForms(value, place).flatMap((form) => {
    const own = isBlockForm(form, value) ? breakAndIndent(text, column + 2) + form : ` ${form}`;
    return ends.map((end) => [
      { start: end, end, text: onNewLine(text, end, `${' '.repeat(column)}${key}:${own}`) },
    ]);
  });
}

/** A line after the one that ends at `end`. */
function onNewLine(text: string, end: number, line: string): string {
  const isStart = end > 0 && text[end - 1] === '\n';
  return isStart ? line + lineBreakOf(text) : lineBreakOf(text) + line;
}

type ItemList = { path: Path; span: Span & { kind: 'list' } };

function insertItem(source: Source, { path, span }: ItemList, index: number, value: unknown): Ways {
  const { text } = source;
  const [first] = span.items;
  if (!first) return replaceValue(text, span, [value]);
  const place = {
    written: '',
    lineBreak: lineBreakOf(text),
    indent: columnOf(text, startOf(first)),
    isFlow: isFlow(text, span) || span.items.some((item) => isFlow(text, item)),
  };
  const forms = writtenForms(value, place);
  const next = span.items[index];
  const before = span.items[index - 1];
  if (isFlow(text, span)) {
    const at = next ? startOf(next) : memberContent(text, before ?? first).end;
    return forms.map((form) => [{ start: at, end: at, text: next ? `${form}, ` : `, ${form}` }]);
  }
  const start = startOf(first);
  const dash = `${' '.repeat(columnOf(text, start) - dashBefore(text, start).length)}${dashBefore(text, start)}`;
  const gap = gapBetween(text, span.items);
  const ways = forms.flatMap((form): Splice[][] => {
    const below = before && memberLines(text, before);
    const above = next && memberLines(text, next);
    if (above)
      return [[{ start: above.start, end: above.start, text: `${dash}${form}${place.lineBreak}${gap}` }]];
    const end = below?.end ?? endOfLine(text, memberContent(text, before ?? first).end);
    if (!next) return [[{ start: end, end, text: `${place.lineBreak}${gap}${dash}${form}` }]];
    const at = startOf(next);
    return [[{ start: at, end: at, text: `${form}${place.lineBreak}${gap}${dash}` }]];
  });
  const items = [...listOf(valueAt(source.value, path))];
  items.splice(index, 0, value);
  return [...ways, ...replaceValue(text, span, items)];
}

/** `- ` and as many spaces as the items of this list have. */
function dashBefore(text: string, start: number): string {
  return /-[ \t]+$/.exec(text.slice(lineStart(text, start), start))?.[0] ?? '- ';
}

/** The empty line between two items, if there is one. */
function gapBetween(text: string, items: readonly Span[]): string {
  const [one, two] = items.slice(0, 2).map((item) => memberLines(text, item));
  const between = one && two ? text.slice(one.end, two.start) : '';
  return /^\r?\n[ \t]*\r?\n$/.test(between) ? lineBreakOf(text) : '';
}

/** The items change places; what is between them stays. */
function moveItem(
  text: string,
  list: Span & { kind: 'list' },
  { from, to }: { from: number; to: number },
): Ways {
  const order = list.items.map((_, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  const ways = [memberLines, memberContent].map((extentOf) => list.items.map((item) => extentOf(text, item)));
  return ways.flatMap((extents) => {
    if (extents.some((extent) => !extent)) return [];
    const known = extents.flatMap((extent) => extent ?? []);
    const pieces = known.map(({ start, end }) => text.slice(start, end));
    return [
      known.flatMap(({ start, end }, index) => {
        const piece = pieces[order[index] ?? index] ?? '';
        return piece === pieces[index] ? [] : [{ start, end, text: piece }];
      }),
    ];
  });
}

function removeMember(source: Source, path: Path): Ways {
  const { text } = source;
  const around = findSpan(source, path.slice(0, -1))?.span;
  const own = findSpan(source, path)?.span;
  if (!around || !own) return [];
  const members = membersOf(around);
  const index = members.indexOf(own);
  if (index < 0) return [];
  if (members.length === 1)
    return path.length === 1 ? [] : replaceValue(text, around, around.kind === 'list' ? [] : {});
  const extents = isFlow(text, around)
    ? [between(text, members, index, memberContent)]
    : [wholeLines(text, members, index), between(text, members, index, memberContent)];
  return extents.flatMap((extent) => (extent ? [[{ ...extent, text: '' }]] : []));
}

/** With the empty lines that separate it from the next one. */
function wholeLines(text: string, members: readonly Span[], index: number): Extent | undefined {
  const [before, own, next] = [index - 1, index, index + 1].map((at) => {
    const member = members[at];
    return member && memberLines(text, member);
  });
  if (!own) return undefined;
  const end = text.startsWith('\r\n', own.end) ? own.end + 2 : Math.min(own.end + 1, text.length);
  if (next && text.slice(end, next.start).trim() === '') return { start: own.start, end: next.start };
  const isLast = index === members.length - 1;
  if (isLast && before && text.slice(before.end, own.start).trim() === '')
    return { start: before.end, end: own.end };
  return { start: own.start, end };
}

/** From a member to the next one, or from the end of the one before. */
function between(
  text: string,
  members: readonly Span[],
  index: number,
  extentOf: (text: string, member: Span) => Extent,
): Extent | undefined {
  const [before, own, after] = [members[index - 1], members[index], members[index + 1]];
  if (!own) return undefined;
  if (after) return { start: extentOf(text, own).start, end: extentOf(text, after).start };
  return before ? { start: extentOf(text, before).end, end: extentOf(text, own).end } : undefined;
}
