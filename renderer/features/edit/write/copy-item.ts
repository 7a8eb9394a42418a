import { fieldsOf } from '../../../../diagnostics/fields.ts';
import { isFlow, lineBreakOf, lineStart, memberLines, startOf } from '../../../edit/members.ts';
import { spliceText } from '../../../edit/splice-text.ts';
import type { Source, Span } from '../../../model/source.ts';
import { parseSource } from '../../../read/read-source.ts';
import { findSpan } from '../../../source/find-span.ts';
import { gapBetween, type ItemList } from './insert-item.ts';
import type { Ways } from './overwrite-value.ts';
import { removeMember } from './remove-member.ts';

/**
 * Writes an item as another one of its list is written, without the fields that the copy leaves out, directly below it.
 * No way at all for a list on one line, which has no style to keep.
 */
export function copyItem(
  source: Source,
  { path, span }: ItemList,
  { from, to }: { from: number; to: number },
  value: unknown,
): Ways {
  const item = span.items[from];
  const lines = item && memberLines(source.text, item);
  if (!lines || to !== from + 1 || isFlow(source.text, span)) return [];
  const left = leavingOut(source, [...path, from], value);
  const list = left && findSpan(left, path)?.span;
  const written = list?.kind === 'list' ? list.items[from] : undefined;
  const copy = left && written && linesOf(left.text, written);
  if (copy === undefined) return [];
  const { end } = lines;
  const lineBreak = lineBreakOf(source.text);
  return [[{ start: end, end, text: `${lineBreak}${gapBetween(source.text, span.items)}${copy}` }]];
}

/** The text of the file if the item hadn’t the fields that the value lacks; undefined if that can’t be written. */
function leavingOut(source: Source, item: (string | number)[], value: unknown): Source | undefined {
  const kept = fieldsOf(value);
  const span = findSpan(source, item)?.span;
  const names = span?.kind === 'group' ? Object.keys(span.fields) : [];
  return names
    .filter((name) => !Object.hasOwn(kept, name))
    .reduce<Source | undefined>((now, name) => {
      const [ways] = now ? removeMember(now, [...item, name]) : [];
      return now && ways && parseSource(now.file, spliceText(now.text, ways)).source;
    }, source);
}

/** From the start of its first line, without the comments above it. */
function linesOf(text: string, item: Span): string | undefined {
  const lines = memberLines(text, item);
  return lines && text.slice(lineStart(text, startOf(item)), lines.end);
}
