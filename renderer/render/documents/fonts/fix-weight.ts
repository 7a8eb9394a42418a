/**
 * A variable font at one of its weights, as a font of its own. fontkit can set the weight, but fails when it has to
 * write such a font into a PDF (2.0.4), so the outlines are written here.
 */
import type { OpenFont, PathCommand } from '../../typefaces/open-font.ts';
import { assembleFont, readTables } from './assemble-font.ts';
import { type GlyphPoint, joinGlyphs, words, writeGlyph } from './write-glyph.ts';

/** Tables that only a variable font has, and hints, which belong to outlines that are gone. */
const dropped = [
  'fvar',
  'gvar',
  'avar',
  'HVAR',
  'MVAR',
  'VVAR',
  'STAT',
  'cvar',
  'cvt ',
  'fpgm',
  'prep',
  'DSIG',
];

/** `file` (TrueType) at `weight`, or at the nearest that it has; a font of one weight comes back as it is. */
export function fixWeight(file: Buffer, weight: number, open: (file: Buffer) => OpenFont): Buffer {
  const font = open(file);
  const { flavour, tables } = readTables(file);
  if (!font.variationAxes.wght || !tables.has('glyf')) return file;
  const varied = font.getVariation({ wght: weight });
  const drawn = Array.from({ length: font.numGlyphs }, (_, id) => varied.getGlyph(id));
  const glyphs = drawn.map(({ path }) => writeGlyph(contoursOf(path.commands)));
  const widths = drawn.flatMap(({ advanceWidth }, id) => [
    Math.round(advanceWidth),
    glyphs[id]?.leftEdge ?? 0,
  ]);
  for (const tag of dropped) tables.delete(tag);
  const { glyf, loca } = joinGlyphs(glyphs);
  tables.set('glyf', glyf).set('loca', loca).set('hmtx', words(widths));
  tables.set('head', withLongIndex(tables.get('head'), weight));
  tables.set('hhea', withCount(tables.get('hhea'), 34, font.numGlyphs));
  return assembleFont(flavour, tables);
}

/** The place of the checksum takes the weight: pdfkit holds fonts of equal name and checksum for the same. */
function withLongIndex(head: Buffer | undefined, weight: number): Buffer {
  const copy = Buffer.from(head ?? []);
  copy.writeUInt32BE(weight, 8);
  copy.writeInt16BE(1, 50);
  return copy;
}

function withCount(table: Buffer | undefined, offset: number, count: number): Buffer {
  const copy = Buffer.from(table ?? []);
  copy.writeUInt16BE(count, offset);
  return copy;
}

function contoursOf(commands: readonly PathCommand[]): GlyphPoint[][] {
  const contours: GlyphPoint[][] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    const contour = contours.at(-1);
    for (let index = 0; index + 1 < args.length; index += 2) {
      const onCurve = index === args.length - 2;
      contour?.push({ x: Math.round(args[index] ?? 0), y: Math.round(args[index + 1] ?? 0), onCurve });
    }
  }
  return contours;
}
