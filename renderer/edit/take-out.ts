import type { Path } from '../../diagnostics/place.ts';
import type { Extent, Source, Span } from '../model/source.ts';
import { findSpan } from '../source/find-span.ts';
import { isFlow, lineStart, membersOf, startOf } from './members.ts';

/**
 * How to remove a value from a file's text: the part from `start` to `end`, which holds what is at `path`: the value,
 * or a parent that would be empty without it. `whole`: nothing would be left in the file. `entangled`: something else
 * would be removed as well.
 */
type Removal =
  | { kind: 'part'; start: number; end: number; path: Path }
  | { kind: 'whole' }
  | { kind: 'entangled' };

/** `source`: a single file, with its own spans. */
export function takeOut(source: Source, path: Path): Removal {
  const around = findSpan(source, path.slice(0, -1))?.span;
  if (path.length === 0) return { kind: 'whole' };
  const own = findSpan(source, path);
  const members = around ? membersOf(around) : [];
  const index = own?.whole ? members.indexOf(own.span) : -1;
  if (!around || index < 0) return { kind: 'entangled' };
  if (members.length === 1) return takeOut(source, path.slice(0, -1));
  const extent = isFlow(source.text, around)
    ? flowExtent(source.text, members, index)
    : blockExtent(source.text, members, index);
  return extent ? { kind: 'part', ...extent, path } : { kind: 'entangled' };
}

/** Including the comma that separates it. */
function flowExtent(text: string, members: readonly Span[], index: number): Extent | undefined {
  const [before, member, after] = [members[index - 1], members[index], members[index + 1]];
  if (!member) return undefined;
  const own = { start: startOf(member), end: member.end };
  const extent = after ? { ...own, end: startOf(after) } : { ...own, start: before ? before.end : own.start };
  const rest = text.slice(extent.start, own.start) + text.slice(own.end, extent.end);
  return /^[\s:,]*$/.test(rest) ? extent : undefined;
}

/** Whole lines; for the first field of a list item, from its name to the next field. */
function blockExtent(text: string, members: readonly Span[], index: number): Extent | undefined {
  const member = members[index];
  if (!member) return undefined;
  const start = startOf(member);
  const line = lineStart(text, start);
  const before = text.slice(line, start);
  const end = endOfLines(text, start, member.end);
  const isItem = member.key === undefined;
  if (isItem ? /^[ \t]*-[ \t]+$/.test(before) : /^[ \t]*$/.test(before)) return { start: line, end };
  const next = members[index + 1];
  const isFirst = !isItem && /^[ \t]*-[ \t]+$/.test(before);
  if (!isFirst || !next || text.slice(end, startOf(next)).trim() !== '') return undefined;
  return { start, end: startOf(next) };
}

/** After the line break that follows its last line. */
function endOfLines(text: string, start: number, end: number): number {
  const last = start + text.slice(start, end).trimEnd().length;
  const newline = text.indexOf('\n', last);
  return newline < 0 ? text.length : newline + 1;
}
