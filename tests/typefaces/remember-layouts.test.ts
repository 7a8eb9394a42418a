import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type OpenFont, openFont, rememberLayouts } from '../../renderer/typefaces/open-font.ts';
import { unpackTypeface } from '../../renderer/typefaces/subset-typeface.ts';

const media = join(import.meta.dirname, '../../content/media/fonts');
const open = async (): Promise<OpenFont> =>
  openFont(await unpackTypeface(readFileSync(join(media, 'figtree.woff2'))));

const standFor = (font: OpenFont, text: string) =>
  font.layout(text).glyphs.flatMap(({ codePoints }) => codePoints);

test('each text stands for its own characters, also where two have the same glyph', async () => {
  // The typeface has neither: both get the missing glyph.
  const [one, other] = ['अ', 'ऊ'];
  const plain = await open();
  expect([standFor(plain, one), standFor(plain, other)]).toEqual([[0x905], [0x905]]);
  const font = rememberLayouts(await open());
  expect([standFor(font, one), standFor(font, other)]).toEqual([[0x905], [0x90a]]);
});

test('a text is as wide as the font says, however often it is laid out and whatever is done to its positions', async () => {
  const text = 'AVA Tokyo';
  const { advanceWidth, positions } = (await open()).layout(text);
  const font = rememberLayouts(await open());
  const first = font.layout(text);
  expect([first.advanceWidth, first.positions.length]).toEqual([advanceWidth, positions.length]);
  for (const position of first.positions) position.xAdvance *= 2;
  expect(first.advanceWidth).toBe(2 * advanceWidth);
  expect(font.layout(text).advanceWidth).toBe(advanceWidth);
});
