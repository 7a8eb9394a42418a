/**
 * What a file comes to. `bytes` are those that were given where there was nothing to take out. `damaged`: it isn't built
 * as its type demands. `mixed`: what has to go can't be told from what has to stay.
 */
export type Cleaned = { kind: 'clean'; bytes: Uint8Array } | { kind: 'damaged' } | { kind: 'mixed' };

/** From the first byte to that behind the last one. */
export type Range = { start: number; end: number };

/** The parts of a file that stay. */
export function keepRanges(bytes: Uint8Array, kept: readonly Range[]): Uint8Array {
  return Buffer.concat(kept.map(({ start, end }) => bytes.subarray(start, end)));
}

/** Longer where it follows the last one, so that a file of many small parts is a short list. */
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
