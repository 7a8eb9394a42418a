import type { Path } from '../../../diagnostics/place.ts';
import type { Source, SourceText, Span } from '../../model/source.ts';
import { findSpan, sourceTextOf } from '../../source/find-span.ts';
import { placeAt } from '../../source/place-at.ts';

/**
 * File, line and column of a value and of everything within it, as one text to compare: messages and the record of
 * origins contain them.
 */
export function placesOf(source: Source | undefined, path: Path): string {
  const found = source && findSpan(source, path);
  if (!found) return '';
  const places: string[] = [];
  const note = (text: SourceText, offset: number | undefined) => {
    if (offset === undefined) return;
    const { file, line, column } = placeAt(text, offset);
    places.push(text === source ? `${line}:${column}` : `${file}:${line}:${column}`);
  };
  const visit = (span: Span, around: SourceText) => {
    const text = sourceTextOf(source, span, around);
    note(text, span.key);
    note(text, span.start);
    if (span.kind === 'list') for (const item of span.items) visit(item, text);
    if (span.kind === 'group') for (const field of Object.values(span.fields)) visit(field, text);
  };
  visit(found.span, found.text);
  return places.join(' ');
}
