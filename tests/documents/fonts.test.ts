/** The fonts that a document embeds from the website's typefaces. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDocumentCache, makeDocuments } from '../../renderer/render/documents/make-documents.ts';
import { unpackTypeface } from '../../renderer/typefaces/subset-typeface.ts';
import type { PlannedDocument } from '../../schemas/planned-document.ts';
import { loadShippedTemplates } from './load-shipped-templates.ts';
import { type EmbeddedFont, type ReadPdf, readPdf } from './read-pdf.ts';
import { createDocument, fonts, paragraph } from './sample-document.ts';

type Box = { minX: number; minY: number; maxX: number; maxY: number };
type Glyph = { advanceWidth: number; bbox: Box };
type Font = {
  numGlyphs: number;
  getGlyph: (id: number) => Glyph;
  glyphForCodePoint: (codePoint: number) => Glyph;
  getVariation: (settings: { wght: number }) => Font;
};

/** The package has no types. */
const { create }: { create: (bytes: Buffer) => Font } = createRequire(import.meta.url)('fontkit');

/** Each letter that is looked for is in one face only. */
const document = createDocument({
  title: 'Handover',
  subtitle: 'xyz',
  siteName: 'Qualm',
  points: { title: 'Hero', items: [] },
  chapters: [
    {
      title: 'Hand',
      blocks: [{ kind: 'paragraph', runs: [{ text: 'zyx', strong: true }, { text: ' vex' }] }],
    },
  ],
  closing: { title: 'Kelp', text: 'fez' },
  words: { contents: 'Contents', page: '{number}/{total}' },
});
let read: ReadPdf;

beforeAll(async () => {
  const templates = await loadShippedTemplates();
  for await (const { content } of makeDocuments(
    [document],
    templates,
    { cache: createDocumentCache() },
    (problem) => {
      throw new Error(problem.message);
    },
  )) {
    if (typeof content !== 'string') read = readPdf(content);
  }
});

/** The embedded font that contains this character. */
function fontWith(name: string, character: string): EmbeddedFont {
  const found = read.fonts.filter((font) => font.name.includes(name) && font.characters.includes(character));
  const [font] = found;
  if (!font || found.length > 1) throw new Error(`${character} stands in ${found.length} fonts`);
  return font;
}

test('one font for each face: headings, text, strong text', () => {
  expect(read.fonts.map(({ name }) => name.split('-')[0]).sort()).toEqual([
    'Figtree',
    'Figtree',
    'Newsreader16pt',
  ]);
});

test('only the characters that the document shows in a face are in its font, each once', () => {
  const shown = (texts: string) => [...new Set(texts)].sort();
  const kept = ({ characters }: EmbeddedFont) =>
    characters.filter((one) => /\S| /.test(one) && one !== '\0').sort();
  expect(kept(fontWith('Newsreader', 'H'))).toEqual(shown('HandoverHeroHand'));
  expect(kept(fontWith('Figtree', 'K'))).toEqual(shown('QualmKelpzyx '));
  expect(kept(fontWith('Figtree', 'f'))).toEqual(shown('xyz vexfezQualm  ·  Handover1/1'));
});

test('nothing but those characters and the box for a missing one is in the file', () => {
  for (const { file, characters } of read.fonts) {
    // Figtree composes its “·” from a dot.
    const parts = characters.includes('·') ? 1 : 0;
    expect(create(file).numGlyphs).toBe(characters.length + parts);
  }
});

describe('the weight', () => {
  test.each([
    {
      face: 'headings',
      font: fonts.heading,
      name: 'Newsreader',
      character: 'H',
      letters: 'Handover',
      weight: 600,
    },
    { face: 'text', font: fonts.text, name: 'Figtree', character: 'f', letters: 'fezvex', weight: 400 },
    {
      face: 'strong text',
      font: fonts.text,
      name: 'Figtree',
      character: 'K',
      letters: 'QualmKelpzyx',
      weight: 700,
    },
  ])(
    'of $face is $weight: widths and outlines are those of the typeface at it',
    async ({ font, name, character, letters, weight }) => {
      const { file, characters } = fontWith(name, character);
      const embedded = create(file);
      const varied = create(await unpackTypeface(readFileSync(font.path))).getVariation({ wght: weight });
      for (const letter of letters) {
        const glyph = embedded.getGlyph(characters.indexOf(letter));
        const expected = varied.glyphForCodePoint(letter.codePointAt(0) ?? 0);
        expect(Math.abs(glyph.advanceWidth - expected.advanceWidth)).toBeLessThanOrEqual(1);
        for (const side of ['minX', 'minY', 'maxX', 'maxY'] as const)
          expect(Math.abs(glyph.bbox[side] - expected.bbox[side])).toBeLessThanOrEqual(1);
      }
    },
  );

  test('of strong text differs from that of text in every letter', () => {
    const [text, strong] = [fontWith('Figtree', 'f'), fontWith('Figtree', 'K')];
    for (const letter of 'alm') {
      const widths = [text, strong].map(
        ({ file, characters }) => create(file).getGlyph(characters.indexOf(letter)).bbox,
      );
      expect(widths[0]).not.toEqual(widths[1]);
    }
  });
});

async function bytesOf(documents: readonly PlannedDocument[]): Promise<Buffer[]> {
  const contents: Buffer[] = [];
  const report = (problem: Diagnostic) => {
    throw new Error(problem.message);
  };
  const keeping = { cache: createDocumentCache() };
  for await (const { content } of makeDocuments(documents, await loadShippedTemplates(), keeping, report))
    contents.push(Buffer.from(content));
  return contents;
}

test('a document has the same bytes whichever others were made before it, although they share its typefaces', async () => {
  const withText = (text: string) =>
    createDocument({ chapters: [{ title: 'Weights', blocks: [paragraph(text)] }] });
  const hard = withText('5\u00a0kg\u00a0and no more.');
  const soft = withText('5 kg and no\u00a0more.');
  const [afterHard] = (await bytesOf([hard, soft])).slice(1);
  const [afterSoft] = (await bytesOf([soft, hard])).slice(1);
  const [softAlone, hardAlone] = [...(await bytesOf([soft])), ...(await bytesOf([hard]))];
  expect([afterHard, afterSoft]).toEqual([softAlone, hardAlone]);
  expect(softAlone?.equals(hardAlone ?? softAlone)).toBe(false);
});
