import { columnOf, isFlow, lineBreakOf, lineStart } from '../../edit/members.ts';
import type { Splice } from '../../edit/splice-text.ts';
import type { Span } from '../../model/source.ts';
import { isBlockForm, writtenForms } from './written-forms.ts';

/** Several ways to do the same, best first: each is a set of splices. */
export type Ways = readonly (readonly Splice[])[];

/** In the style of the value that is there. */
export function overwriteValue(text: string, span: Span, value: unknown): Ways {
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

export function breakAndIndent(text: string, column: number): string {
  return lineBreakOf(text) + ' '.repeat(column);
}
