import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fixWeight } from '../../renderer/typefaces/fix-weight.ts';
import { unpackTypeface } from '../../renderer/typefaces/subset-typeface.ts';

type Font = {
  numGlyphs: number;
  variationAxes: object;
  characterSet: number[];
  getGlyph: (id: number) => { advanceWidth: number };
};

/** The package has no types. */
const { create }: { create: (bytes: Buffer) => Font } = createRequire(import.meta.url)('fontkit');

const repository = path.join(import.meta.dirname, '../..');
const files = ['figtree', 'newsreader-display'].map((name) => ({
  name,
  file: readFileSync(path.join(repository, `content/media/fonts/${name}.woff2`)),
}));

/** Reads each glyph, including one without an outline at the end of the file. */
function widthOf(font: Buffer): number {
  const opened = create(font);
  return Array.from({ length: opened.numGlyphs }, (_, id) => opened.getGlyph(id).advanceWidth).reduce(
    (sum, one) => sum + one,
    0,
  );
}

test.each(files)('$name at one weight is a font of its own with all characters', async ({ file }) => {
  const fixed = create(await fixWeight(file, 600));
  expect(fixed.variationAxes).toEqual({});
  const known = (font: Font) => font.characterSet.filter((code) => code < 0xffff);
  expect(known(fixed)).toEqual(known(create(file)));
});

test.each(files)('$name in a heavier weight has wider letters', async ({ file }) => {
  expect(widthOf(await fixWeight(file, 700))).toBeGreaterThan(widthOf(await fixWeight(file, 400)));
});

test.each(files)(
  '$name is the same bytes each time, and different ones for each weight',
  async ({ file }) => {
    const bold = await fixWeight(file, 700);
    expect((await fixWeight(file, 700)).equals(bold)).toBe(true);
    expect((await fixWeight(file, 400)).equals(bold)).toBe(false);
  },
);

test.each(files)('$name takes the nearest weight that it has', async ({ file }) => {
  expect(widthOf(await fixWeight(file, 5000))).toBe(widthOf(await fixWeight(file, 900)));
});

test('a typeface of one weight stays as it is, unpacked', async () => {
  const single = readFileSync(path.join(repository, 'tests/samples/minimal/content/media/fonts/text.woff2'));
  const fixed = await fixWeight(single, 700);
  expect(fixed.equals(await unpackTypeface(single))).toBe(true);
  expect(create(fixed).numGlyphs).toBe(create(single).numGlyphs);
});

test.each(files)('$name may come unpacked', async ({ file }) => {
  const unpacked = await unpackTypeface(file);
  expect(widthOf(await fixWeight(unpacked, 700))).toBe(widthOf(await fixWeight(file, 700)));
});

test('a file that ends too early, or is no typeface, is refused', async () => {
  for (const { file } of files) await expect(fixWeight(file.subarray(0, 400), 400)).rejects.toThrow();
  await expect(fixWeight(Buffer.from('plain'), 400)).rejects.toThrow();
});
