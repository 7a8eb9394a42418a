/** A point of an outline, in font units. */
export type GlyphPoint = { x: number; y: number; onCurve: boolean };
export type Contour = readonly GlyphPoint[];
export type Glyph = { data: Buffer; leftEdge: number };

/**
 * An outline as the table `glyf` holds it, without hints. Written the long way (two bytes a coordinate): the PDF
 * carries its own, compressed copy of the glyphs that it uses.
 */
export function writeGlyph(contours: readonly Contour[]): Glyph {
  const points = contours.flat();
  if (points.length === 0) return { data: Buffer.alloc(0), leftEdge: 0 };
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const leftEdge = Math.min(...xs);
  const data = Buffer.concat([
    words([contours.length, leftEdge, Math.min(...ys), Math.max(...xs), Math.max(...ys)]),
    words(lastPoints(contours)),
    words([0]),
    Buffer.from(points.map((point) => (point.onCurve ? 1 : 0))),
    words(differences(xs)),
    words(differences(ys)),
  ]);
  return { data, leftEdge };
}

/** The tables `glyf` and, in its long form, `loca`. */
export function joinGlyphs(glyphs: readonly Glyph[]): { glyf: Buffer; loca: Buffer } {
  const padded = glyphs.map(({ data }) => Buffer.concat([data, Buffer.alloc(-data.length & 3)]));
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  let offset = 0;
  for (const [index, data] of padded.entries()) {
    offset += data.length;
    loca.writeUInt32BE(offset, 4 * (index + 1));
  }
  return { glyf: Buffer.concat(padded), loca };
}

/** 16-bit numbers; those below 0 as two's complement. */
export function words(numbers: readonly number[]): Buffer {
  const buffer = Buffer.alloc(2 * numbers.length);
  for (const [index, number] of numbers.entries()) buffer.writeUInt16BE(number & 0xffff, 2 * index);
  return buffer;
}

function lastPoints(contours: readonly Contour[]): number[] {
  let last = -1;
  return contours.map((contour) => {
    last += contour.length;
    return last;
  });
}

function differences(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}
