/**
 * The result of cleaning. `bytes` are the original ones if there was nothing to remove. `damaged`: its structure is not
 * valid for its type. `mixed`: private data can't be separated from the rest.
 */
export type CleanedFile = { kind: 'clean'; bytes: Uint8Array } | { kind: 'damaged' } | { kind: 'mixed' };

/** `end` is the byte after the last. */
export type Range = { start: number; end: number };

/** The parts of a file that stay. */
export function keepRanges(bytes: Uint8Array, kept: readonly Range[]): Uint8Array {
  return Buffer.concat(kept.map(({ start, end }) => bytes.subarray(start, end)));
}

/** Extends the last range if adjacent, so that a file of many small parts is a short list. */
export function addRange(ranges: Range[], start: number, end: number): void {
  const last = ranges.at(-1);
  if (last?.end === start) last.end = end;
  else ranges.push({ start, end });
}

export function letters(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
