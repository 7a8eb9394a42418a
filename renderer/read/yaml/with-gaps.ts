import type { Span } from '../../model/source.ts';

/** Marks every group and list as possibly missing something that could not be read. */
export function withGaps(span: Span): Span {
  if (span.kind === 'list') return { ...span, items: span.items.map(withGaps), gap: true };
  if (span.kind !== 'group') return span;
  const fields = Object.fromEntries(Object.entries(span.fields).map(([key, part]) => [key, withGaps(part)]));
  return { ...span, fields, gap: true };
}
