import type { Span } from '../model/source.ts';

/** What is directly within a value, in the order in which it is kept, each with its step in a path. */
export function partsOfSpan(span: Span): [string | number, Span][] {
  if (span.kind === 'list') return [...span.items.entries()];
  return span.kind === 'group' ? Object.entries(span.fields) : [];
}
