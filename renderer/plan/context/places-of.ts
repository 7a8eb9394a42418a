import type { Path } from '../../../diagnostics/place.ts';
import type { Source, Span } from '../../model/source.ts';
import { findSpan } from '../../source/find-span.ts';
import { placeAt } from '../../source/place-at.ts';

/** Line and column of a value and of everything within it, as one text to compare: messages and the record of origins name them. */
export function placesOf(source: Source | undefined, path: Path): string {
  if (!source?.spans) return '';
  const places: string[] = [];
  const note = (offset: number | undefined) => {
    if (offset === undefined) return;
    const { line, column } = placeAt(source, offset);
    places.push(`${line}:${column}`);
  };
  const visit = (span: Span) => {
    note(span.key);
    note(span.start);
    if (span.kind === 'list') span.items.forEach(visit);
    if (span.kind === 'group') Object.values(span.fields).forEach(visit);
  };
  visit(findSpan(source.spans, path).span);
  return places.join(' ');
}
