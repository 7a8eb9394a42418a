import { type ByteReader, createByteReader } from './byte-reader.ts';
import { readPoint } from './read-point.ts';
import { type Glyph, type GlyphPoint, joinGlyphs, words, writeGlyph } from './write-glyph.ts';

type Streams = Record<
  'contours' | 'points' | 'flags' | 'glyphs' | 'composites' | 'boxes' | 'instructions',
  ByteReader
>;

/** The tables `glyf` and `loca` from the packed form of WOFF2 (section 5.1), and each glyph's left edge. */
export function rebuildGlyphs(packed: Buffer): { glyf: Buffer; loca: Buffer; leftEdges: number[] } {
  const reader = createByteReader(packed);
  reader.bytes(4);
  const count = reader.uint16();
  reader.bytes(2);
  const streams = readStreams(reader);
  const boxed = streams.boxes.bytes(4 * Math.floor((count + 31) / 32));
  const glyphs = Array.from({ length: count }, (_, index) => {
    const hasBox = ((boxed[index >> 3] ?? 0) & (128 >> (index & 7))) !== 0;
    return rebuildGlyph(streams, hasBox);
  });
  return { ...joinGlyphs(glyphs), leftEdges: glyphs.map(({ leftEdge }) => leftEdge) };
}

/** In the order in which they stand in the file: the lengths of all, then the streams themselves. */
function readStreams(reader: ByteReader): Streams {
  const lengths = Array.from({ length: 7 }, () => reader.uint32());
  const next = () => createByteReader(reader.bytes(lengths.shift() ?? 0));
  return {
    contours: next(),
    points: next(),
    flags: next(),
    glyphs: next(),
    composites: next(),
    boxes: next(),
    instructions: next(),
  };
}

function rebuildGlyph(streams: Streams, hasBox: boolean): Glyph {
  const contours = streams.contours.int16();
  if (contours === 0) return { data: Buffer.alloc(0), leftEdge: 0 };
  const box = hasBox ? streams.boxes.bytes(8) : Buffer.alloc(8);
  return contours < 0 ? rebuildComposite(streams, box) : rebuildSimple(streams, contours);
}

/** A glyph made of others (an accented letter): its parts are stored as TrueType has them. */
function rebuildComposite(streams: Streams, box: Buffer): Glyph {
  const parts: Buffer[] = [words([-1]), box];
  let flags = 0;
  let hinted = false;
  do {
    const head = streams.composites.bytes(2);
    flags = head.readUInt16BE(0);
    hinted ||= (flags & 0x100) !== 0;
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    parts.push(words([flags & ~0x100]), streams.composites.bytes(2 + (flags & 1 ? 4 : 2) + scale));
  } while (flags & 0x20);
  if (hinted) skipInstructions(streams);
  return { data: Buffer.concat(parts), leftEdge: box.readInt16BE(0) };
}

function rebuildSimple(streams: Streams, count: number): Glyph {
  const sizes = Array.from({ length: count }, () => streams.points.packed16());
  let [x, y] = [0, 0];
  const contours = sizes.map((size) =>
    Array.from({ length: size }, (): GlyphPoint => {
      const { dx, dy, onCurve } = readPoint(streams.flags.uint8(), streams.glyphs);
      x += dx;
      y += dy;
      return { x, y, onCurve };
    }),
  );
  skipInstructions(streams);
  return writeGlyph(contours);
}

function skipInstructions(streams: Streams): void {
  streams.instructions.bytes(streams.glyphs.packed16());
}
