import type { Span } from '../model/source.ts';

/** `end`: before the line break. `comment`: start of a comment that ends the line. */
export type LineEnd = { end: number; comment?: number };

/**
 * End of the line on which something starts, where a comment may be added. If a text over several lines begins on it,
 * its last line counts; for a block (`|`, `>`) the line of its indicator. `spans`: of everything in that one file.
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

/** The text that contains `offset`; the line of a block's indicator isn't part of it. */
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
