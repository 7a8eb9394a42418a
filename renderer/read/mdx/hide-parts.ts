import type { Extent } from '../../model/source.ts';

/**
 * The text of a block, in which letters replace the hidden parts (offsets in the whole text) so that nothing moves;
 * spaces if a line has nothing else.
 */
export function hideParts(text: string, block: Extent, parts: readonly Extent[]): string {
  const sorted = [...parts].sort((one, other) => one.start - other.start);
  let left = '';
  let at = block.start;
  for (const { start, end } of sorted) {
    const [from, to] = [Math.max(at, start), Math.min(end, block.end)];
    if (to <= from) continue;
    left += text.slice(at, from) + hidden(text, from, to);
    at = to;
  }
  return left + text.slice(at, block.end);
}

function hidden(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.indexOf('\n', end);
  const around = text.slice(lineStart, start) + text.slice(end, newline === -1 ? text.length : newline);
  return text.slice(start, end).replace(/[^\r\n]/g, around.trim() === '' ? ' ' : 'a');
}

/** Offset of a line and column, both from 1, in a text. */
export function offsetIn(text: string, { line, column }: { line: number; column: number }): number {
  let start = 0;
  for (let count = 1; count < line; count += 1) {
    const newline = text.indexOf('\n', start);
    if (newline === -1) break;
    start = newline + 1;
  }
  return Math.min(start + column - 1, text.length);
}
