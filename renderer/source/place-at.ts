import type { Place } from '../../diagnostics/place.ts';
import type { SourceText } from '../model/source.ts';

/** Place of the character at `offset` of the file's text (UTF-16 units). */
export function placeAt({ file, text, lines }: SourceText, offset: number): Place {
  const line = lastAtOrBefore(lines, Math.min(Math.max(offset, 0), text.length));
  return { file, line: line + 1, column: offset - (lines[line] ?? 0) + 1 };
}

function lastAtOrBefore(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
