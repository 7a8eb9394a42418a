import type { Range } from './cleaned.ts';

/** A piece of a WebM film, from `start` to before `end`. Its id and length precede `body`. */
export type EbmlElement = { id: number; start: number; body: number; end: number; isEndless: boolean };

/**
 * The element that begins here. One without a length, as recorders write it, extends to the end of its parent.
 * Undefined if it exceeds that. Source: RFC 8794, 4 to 6.
 */
export function elementAt(bytes: Uint8Array, offset: number, end: number): EbmlElement | undefined {
  const idLength = lengthOf(bytes[offset]);
  const first = bytes[offset + idLength];
  const sizeLength = lengthOf(first);
  const body = offset + idLength + sizeLength;
  if (idLength > 4 || sizeLength > 8 || body > end) return undefined;
  const id = readUnsigned(bytes, offset, offset + idLength);
  const size = readVint(bytes, offset + idLength, sizeLength);
  const isEndless = size >= 2 ** (7 * sizeLength) - 1;
  const next = isEndless ? end : body + size;
  return next > end ? undefined : { id, start: offset, body, end: next, isEndless };
}

/** The size of a number in bytes: the leading zeros of its first byte, plus one. 9 if invalid. */
export function lengthOf(first: number | undefined): number {
  return first === undefined ? 9 : Math.clz32(first) - 23;
}

/** A number without its length marker. Beyond 2 to the power of 53 it is approximate, and longer than any file. */
export function readVint(bytes: Uint8Array, offset: number, length: number): number {
  const first = (bytes[offset] ?? 0) & (0xff >> length);
  return first * 256 ** (length - 1) + readUnsigned(bytes, offset + 1, offset + length);
}

/** At most eight bytes. */
export function readUnsigned(bytes: Uint8Array, start: number, end: number): number {
  let value = 0;
  for (let offset = start; offset < Math.min(end, start + 8); offset += 1)
    value = value * 256 + (bytes[offset] ?? 0);
  return value;
}

/** Stops and returns false if `visit` does, or if an element exceeds its parent. */
export function eachElement(
  bytes: Uint8Array,
  { start, end }: Range,
  visit: (element: EbmlElement) => boolean,
): boolean {
  for (let offset = start; offset < end; ) {
    const element = elementAt(bytes, offset, end);
    if (!element || !visit(element)) return false;
    offset = element.end;
  }
  return true;
}
