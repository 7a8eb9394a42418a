import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { readTables } from '../../renderer/render/documents/fonts/assemble-font.ts';
import { fixWeight } from '../../renderer/render/documents/fonts/fix-weight.ts';
import { rebuildMetrics } from '../../renderer/render/documents/fonts/rebuild-metrics.ts';
import { unpackWoff2 } from '../../renderer/render/documents/fonts/unpack-woff2.ts';
import type { OpenFont } from '../../renderer/render/typefaces/open-font.ts';
import { fonts } from './sample-document.ts';

const fontkit: { create: (file: Buffer) => OpenFont } = createRequire(import.meta.url)('fontkit');
const files = Object.values(fonts).map(({ name, path }) => ({ name, file: readFileSync(path) }));

test.each(files)('$name unpacks to the outlines and widths that fontkit reads in it', ({ file }) => {
  const packed = fontkit.create(file);
  const unpacked = fontkit.create(unpackWoff2(file));
  expect(unpacked.numGlyphs).toBe(packed.numGlyphs);
  for (let id = 0; id < packed.numGlyphs; id += 1) {
    expect(unpacked.getGlyph(id).path.commands).toEqual(packed.getGlyph(id).path.commands);
    expect(unpacked.getGlyph(id).advanceWidth).toBe(packed.getGlyph(id).advanceWidth);
  }
});

test.each(files)('$name in a heavier weight is a font of its own with wider letters', ({ file }) => {
  const open = unpackWoff2(file);
  const [regular, bold] = [400, 700].map((weight) => fixWeight(open, weight, (font) => fontkit.create(font)));
  if (!regular || !bold) throw new Error('no font');
  expect(readTables(bold).tables.has('fvar')).toBe(false);
  const width = (font: Buffer) => {
    const opened = fontkit.create(font);
    return Array.from({ length: opened.numGlyphs }, (_, id) => opened.getGlyph(id).advanceWidth).reduce(
      (sum, one) => sum + one,
      0,
    );
  };
  expect(width(bold)).toBeGreaterThan(width(regular));
  expect(fixWeight(open, 700, (font) => fontkit.create(font)).equals(bold)).toBe(true);
});

test('a file that is no WOFF2 comes back as it is; one that ends too early is refused', () => {
  const plain = Buffer.from('plain');
  expect(unpackWoff2(plain)).toBe(plain);
  const [{ file } = { file: plain }] = files;
  expect(() => unpackWoff2(file.subarray(0, 400))).toThrow();
});

test('side bearings that were left out are the glyphs’ left edges', () => {
  const packed = Buffer.from([1, 0x02, 0x58, 0x01, 0xf4, 0x00, 0x07]);
  const table = rebuildMetrics(packed, 2, [10, -20, 5]);
  expect([table.readUInt16BE(0), table.readInt16BE(2), table.readUInt16BE(4), table.readInt16BE(6)]).toEqual([
    600, 10, 500, -20,
  ]);
  expect(table.readInt16BE(8)).toBe(7);
});
