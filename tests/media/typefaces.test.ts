import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureEncoder } from '../../renderer/plan/assets/derive-picture.ts';
import { charactersOf, typefaceEncoder, unusualOf } from '../../renderer/plan/assets/derive-typeface.ts';
import { parseSource } from '../../renderer/read/read-source.ts';
import { placeMedia } from './place-media.ts';

type Font = { characterSet: number[]; variationAxes: Record<string, { min: number; max: number }> };

/** The package has no types. */
const { create }: { create: (bytes: Buffer) => Font } = createRequire(import.meta.url)('fontkit');

const repository = path.join(import.meta.dirname, '../..');
const figtree = readFileSync(path.join(repository, 'content/media/fonts/figtree.woff2'));

/** Typefaces list a sentinel as their last character. */
function charactersIn(font: Font): string {
  return font.characterSet
    .filter((code) => code < 0xffff)
    .map((code) => String.fromCodePoint(code))
    .join('');
}

async function subset(bytes: Buffer, weights: string, characters: string): Promise<Font> {
  const { plan, derive, said } = await placeMedia({ 'a.woff2': bytes });
  plan.typeface('a.woff2', weights, characters);
  const { copies } = await derive();
  expect(said).toEqual([]);
  return create(readFileSync(copies[0]?.path ?? ''));
}

describe('a typeface', () => {
  test('keeps the characters and weights in use and loses the rest', async () => {
    const font = await subset(figtree, '400 600', 'abcé£');
    expect(charactersIn(font)).toBe('abc£é');
    expect(font.variationAxes).toMatchObject({ wght: { min: 400, max: 600 } });
  });

  test('of which one weight is used loses the others', async () => {
    expect((await subset(figtree, '500', 'abc')).variationAxes).toEqual({});
  });

  test('of one weight, or without some of the characters, is no problem', async () => {
    const single = readFileSync(
      path.join(repository, 'tests/samples/minimal/content/media/fonts/text.woff2'),
    );
    expect(charactersIn(await subset(single, '400', 'abcनमस्ते'))).toBe('a');
  });

  test('that is damaged is one message', async () => {
    const { plan, derive, said } = await placeMedia({ 'a.woff2': Buffer.from(figtree).fill(0, 9_000) });
    plan.typeface('a.woff2', '400 700', 'abc');
    await derive();
    expect(said).toEqual(['content/media/a.woff2 typeface-broken']);
  });

  test('under a wrong name is one message', async () => {
    const { said } = await placeMedia({ 'a.woff2': 'no typeface' });
    expect(said).toEqual(['content/media/a.woff2:1:1 typeface-broken']);
  });

  test('that was copied only in part is one message', async () => {
    const { said } = await placeMedia({ 'a.woff2': figtree.subarray(0, 9_000) });
    expect(said).toEqual(['content/media/a.woff2:1:1 typeface-broken']);
  });

  test('is made once', async () => {
    const { plan, derive, calls } = await placeMedia({ 'a.woff2': figtree });
    plan.typeface('a.woff2', '400 700', 'abc');
    const first = await derive({ extent: 'ready' });
    expect(await derive({ extent: 'ready' })).toEqual(first);
    expect(calls).toEqual(['subset']);
  });
});

test('the characters of a website are those of its texts in both cases, composed, and the usual ones', () => {
  const { source } = parseSource(
    'content/facts.yaml',
    'a:\n  - Łódź\n  - b: e\u0301\nsame: Łódź\nnumber: 4\n',
  );
  const found = charactersOf(unusualOf(source), []);
  for (const character of 'łŁóÓźŹé aZ09–’“£·') expect(found).toContain(character);
  expect(found).not.toContain('ü');
  expect(charactersOf([], ['Łódź', 'e\u0301'])).toBe(found);
});

test('the names of files say which release of the encoders made them', () => {
  for (const encoder of [pictureEncoder, typefaceEncoder]) {
    const [name = '', version] = encoder.split(' ');
    const installed = JSON.parse(
      readFileSync(path.join(repository, 'node_modules', name, 'package.json'), 'utf8'),
    );
    expect(installed.version).toBe(version);
  }
});
