import type { ByteReader } from './byte-reader.ts';

/** A point of an outline, relative to the one before. */
export type Point = { dx: number; dy: number; onCurve: boolean };

/** Decodes a point by the table of WOFF2, section 5.2: the flag says how many bytes follow and how they split into x and y. */
export function readPoint(flag: number, bytes: ByteReader): Point {
  const onCurve = flag < 128;
  const kind = flag & 127;
  const [x, y] = readDistances(kind, bytes);
  // Where only one distance is stored, the lowest bit is its sign.
  const ySign = kind < 10 ? flag & 1 : flag & 2;
  return { dx: flag & 1 ? x : -x, dy: ySign ? y : -y, onCurve };
}

function readDistances(kind: number, bytes: ByteReader): [x: number, y: number] {
  if (kind < 10) return [0, ((kind & 14) << 7) + bytes.uint8()];
  if (kind < 20) return [(((kind - 10) & 14) << 7) + bytes.uint8(), 0];
  if (kind < 84) return readNibbles(kind - 20, bytes.uint8());
  if (kind < 120) {
    const index = kind - 84;
    const x = 1 + (Math.floor(index / 12) << 8) + bytes.uint8();
    return [x, 1 + (((index % 12) >> 2) << 8) + bytes.uint8()];
  }
  if (kind < 124) {
    const [first, second, third] = [bytes.uint8(), bytes.uint8(), bytes.uint8()];
    return [(first << 4) + (second >> 4), ((second & 15) << 8) + third];
  }
  return [bytes.uint16(), bytes.uint16()];
}

function readNibbles(index: number, byte: number): [x: number, y: number] {
  return [1 + (index & 0x30) + (byte >> 4), 1 + ((index & 0x0c) << 2) + (byte & 15)];
}
