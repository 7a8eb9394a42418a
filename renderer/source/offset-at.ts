import type { Place } from '../../diagnostics/place.ts';
import type { SourceText } from '../model/source.ts';

/**
 * Offset of a place in its file's text (in UTF-16 units): the inverse of `placeAt`. A line after the last begins at the
 * end.
 */
export function offsetAt(
  { text, lines }: Pick<SourceText, 'text' | 'lines'>,
  { line, column }: Pick<Place, 'line' | 'column'>,
): number {
  return (lines[line - 1] ?? text.length) + column - 1;
}
