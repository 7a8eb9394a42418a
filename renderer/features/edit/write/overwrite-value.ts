import { columnOf, isFlow, lineBreakOf, lineStart } from '../../../edit/members.ts';
import type { Splice } from '../../../edit/splice-text.ts';
import type { Span } from '../../../model/source.ts';
import { isBlockForm, writtenForms } from './written-forms.ts';

/** Several ways to do the same, best first: each is a set of splices. Further ones may be worked out when needed. */
export type Ways = Iterable<readonly Splice[]>;

/** In the style of the value that is there. */
export function overwriteValue(text: string, span: Span, value: unknown): Ways {
  const { start } = span;
  const end = start + text.slice(start, span.end).trimEnd().length;
  const written = text.slice(start, end);
  const slot = slotOf(text, span);
  const isOnLines = (span.kind === 'list' || span.kind === 'group') && !isFlow(text, span);
  const indent = isOnLines ? columnOf(text, start) : wantedIndent(text, span);
  const place = {
    written: span.kind === 'list' || span.kind === 'group' ? '' : written,
    indent,
    lineBreak: lineBreakOf(text),
    isFlow: written !== '' && isFlow(text, span),
  };
  return writtenForms(value, place).flatMap((form) => {
    const isBlock = isBlockForm(form, value);
    const staysThere = written !== '' && (isOnLines ? isBlock : !isBlock || span.key === undefined);
    if (staysThere) {
      const own = { start, end, text: form };
      // The end of a text that keeps its empty lines is further down.
      return [[own], [{ ...own, end: span.end }]];
    }
    const before = isBlock && span.key !== undefined ? breakAndIndent(text, indent) : ' ';
    return [[{ start: slot, end: Math.max(end, slot), text: before + form }]];
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

export function breakAndIndent(text: string, column: number): string {
  return lineBreakOf(text) + ' '.repeat(column);
}
