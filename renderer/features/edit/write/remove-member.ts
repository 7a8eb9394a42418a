import type { Path } from '../../../../diagnostics/place.ts';
import { endOfLine, isFlow, memberContent, memberLines, membersOf } from '../../../edit/members.ts';
import type { Extent, Source, Span } from '../../../model/source.ts';
import { findSpan } from '../../../source/find-span.ts';
import { overwriteValue, type Ways } from './overwrite-value.ts';

export function removeMember(source: Source, path: Path): Ways {
  const { text } = source;
  const around = findSpan(source, path.slice(0, -1))?.span;
  const own = findSpan(source, path)?.span;
  if (!around || !own) return [];
  const members = membersOf(around);
  const index = members.indexOf(own);
  if (index < 0) return [];
  if (members.length === 1)
    return path.length === 1 && !isFlow(text, around)
      ? [[{ ...wholeField(text, own), text: '{}' }]]
      : overwriteValue(text, around, around.kind === 'list' ? [] : {});
  const extents = isFlow(text, around)
    ? [between(text, members, index, memberContent)]
    : [wholeLines(text, members, index), between(text, members, index, memberContent)];
  return extents.flatMap((extent) => (extent ? [[{ ...extent, text: '' }]] : []));
}

/** With the comment behind it. */
function wholeField(text: string, own: Span): Extent {
  const { start, end } = memberContent(text, own);
  return { start, end: endOfLine(text, end) };
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
