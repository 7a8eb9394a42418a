import type { Place } from '../../diagnostics/place.ts';

/** Turns offsets of `text` into places of `file`. The lines are only counted once somebody asks. */
export function createPlaceFinder(file: string, text: string): (offset: number) => Place {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    const line = lastAtOrBefore(starts, Math.min(Math.max(offset, 0), text.length));
    return { file, line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
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
