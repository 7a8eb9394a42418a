import type { Span } from '../model/source.ts';

/** `end`: before the line break. `comment`: where a comment begins that ends the line. */
export type LineEnd = { end: number; comment?: number };

/**
 * Where the line ends on which something starts: there a comment may stand. Of a text over several lines that begins on
 * it, the last one counts; of a block (`|`, `>`) the line of its sign. `spans`: of everything in that one file.
 */
export function lineEnd(text: string, spans: Span, start: number): LineEnd {
  let end = breakAfter(text, start);
  for (let around = textAround(text, spans, end); around; around = textAround(text, spans, end))
    end = breakAfter(text, around.end);
  const comment = commentBefore(text, spans, end);
  return { end, ...(comment !== undefined && { comment }) };
}

function breakAfter(text: string, start: number): number {
  const newline = text.indexOf('\n', start);
  const end = newline < 0 ? text.length : newline;
  return text[end - 1] === '\r' && end > start ? end - 1 : end;
}

function commentBefore(text: string, spans: Span, end: number): number | undefined {
  const start = text.lastIndexOf('\n', end - 1) + 1;
  const signs = [...text.slice(start, end).matchAll(/(?<=^|[ \t])#/g)].map(({ index }) => start + index);
  return signs.find((sign) => !textAround(text, spans, sign));
}

/** The text with an `offset` within it; a block's own line of its sign is none of it. */
function textAround(text: string, span: Span, offset: number): Span | undefined {
  const isElsewhere = span.file !== undefined;
  if (isElsewhere || offset < span.start || offset >= span.end) return undefined;
  if (span.kind === 'group') return firstAround(text, Object.values(span.fields), offset);
  if (span.kind === 'list') return firstAround(text, span.items, offset);
  const isBlock = text[span.start] === '|' || text[span.start] === '>';
  return isBlock || offset === span.start ? undefined : span;
}

function firstAround(text: string, spans: readonly Span[], offset: number): Span | undefined {
  for (const span of spans) {
    const found = textAround(text, span, offset);
    if (found) return found;
  }
  return undefined;
}
