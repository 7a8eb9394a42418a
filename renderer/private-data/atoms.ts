import { letters, type Range, viewOf } from './cleaned.ts';

/** A piece of an MP4 film, from `start` to before `end`. Its length and `type` precede `body`. */
export type Atom = { type: string; start: number; body: number; end: number };

/**
 * Visits sibling atoms. Stops and returns false if `visit` does, or if an atom is shorter than its own header or
 * exceeds its parent. A length of 1 means that it follows in 64 bits; 0, in the last atom of a file, that it extends to
 * the end.
 */
export function eachAtom(bytes: Uint8Array, { start, end }: Range, visit: (atom: Atom) => boolean): boolean {
  const view = viewOf(bytes);
  const isFile = start === 0 && end === bytes.length;
  for (let offset = start; offset < end; ) {
    if (offset + 8 > end) return bytes.subarray(offset, end).every((byte) => byte === 0);
    const short = view.getUint32(offset);
    const body = offset + (short === 1 ? 16 : 8);
    if (body > end) return false;
    const length = short === 1 ? Number(view.getBigUint64(offset + 8)) : short;
    const next = length === 0 && isFile ? end : offset + length;
    if (next < body || next > end) return false;
    if (!visit({ type: letters(bytes, offset + 4, 4), start: offset, body, end: next })) return false;
    offset = next;
  }
  return start <= end;
}
