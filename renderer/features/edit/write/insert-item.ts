import { listOf } from '../../../../diagnostics/fields.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import {
  columnOf,
  endOfLine,
  isFlow,
  lineBreakOf,
  lineStart,
  memberContent,
  memberLines,
  startOf,
} from '../../../edit/members.ts';
import type { Splice } from '../../../edit/splice-text.ts';
import { valueAt } from '../../../edit/value-at.ts';
import type { Source, Span } from '../../../model/source.ts';
import { overwriteValue } from './overwrite-value.ts';
import { writtenForms } from './written-forms.ts';

export type ItemList = { path: Path; span: Span & { kind: 'list' } };

export function* insertItem(
  source: Source,
  { path, span }: ItemList,
  index: number,
  value: unknown,
): Generator<readonly Splice[], void> {
  const { text } = source;
  const [first] = span.items;
  if (!first) {
    yield* overwriteValue(text, span, [value]);
    return;
  }
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
    yield* forms.map((form) => [{ start: at, end: at, text: next ? `${form}, ` : `, ${form}` }]);
    return;
  }
  const start = startOf(first);
  const dash = `${' '.repeat(columnOf(text, start) - dashBefore(text, start).length)}${dashBefore(text, start)}`;
  const gap = gapBetween(text, span.items);
  yield* forms.flatMap((form): Splice[][] => {
    const below = before && memberLines(text, before);
    const above = next && memberLines(text, next);
    if (above)
      return [[{ start: above.start, end: above.start, text: `${dash}${form}${place.lineBreak}${gap}` }]];
    const end = below?.end ?? endOfLine(text, memberContent(text, before ?? first).end);
    if (!next) return [[{ start: end, end, text: `${place.lineBreak}${gap}${dash}${form}` }]];
    const at = startOf(next);
    return [[{ start: at, end: at, text: `${form}${place.lineBreak}${gap}${dash}` }]];
  });
  // Writing a long list takes time, and is seldom needed.
  const items = [...listOf(valueAt(source.value, path))];
  items.splice(index, 0, value);
  yield* overwriteValue(text, span, items);
}

/** `- ` and as many spaces as the items of this list have. */
function dashBefore(text: string, start: number): string {
  return /-[ \t]+$/.exec(text.slice(lineStart(text, start), start))?.[0] ?? '- ';
}

/** The empty line between two items, if there is one. */
export function gapBetween(text: string, items: readonly Span[]): string {
  const [one, two] = items.slice(0, 2).map((item) => memberLines(text, item));
  const between = one && two ? text.slice(one.end, two.start) : '';
  return /^\r?\n[ \t]*\r?\n$/.test(between) ? lineBreakOf(text) : '';
}
