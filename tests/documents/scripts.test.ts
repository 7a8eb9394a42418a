/** Documents in a script that the website's two typefaces lack. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { faceRuns } from '../../renderer/render/documents/face-runs.ts';
import { createDocumentCache, makeDocuments } from '../../renderer/render/documents/make-documents.ts';
import { prepareFonts } from '../../renderer/render/documents/prepare-fonts.ts';
import type { ReadyDocument } from '../../schemas/planned-document.ts';
import { loadShippedTemplates } from './load-shipped-templates.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';
import { createDocument, fonts, paragraph } from './sample-document.ts';

const title = 'विद्यार्थी क्षेत्र';
const chapters = [{ title: 'The exam', blocks: [paragraph('Ask in नेपाली, १२३ times.')] }];
const name = 'fonts/noto-sans-devanagari.woff2';
const devanagari = { name, path: path.join(import.meta.dirname, '../../content/media', name), hash: 'deva' };

async function make(own: ReadyDocument['fonts']): Promise<{ pdf: ReadPdf; codes: string[] }> {
  const codes: string[] = [];
  let pdf: ReadPdf | undefined;
  const files = makeDocuments(
    [createDocument({ language: 'ne', title, chapters, fonts: own })],
    await loadShippedTemplates(),
    { cache: createDocumentCache() },
    ({ code }) => codes.push(code),
  );
  for await (const { content } of files) if (typeof content !== 'string') pdf = readPdf(content);
  if (!pdf) throw new Error('no document was made');
  return { pdf, codes };
}

test('without a typeface for the script the missing letters are told', async () => {
  expect((await make(fonts)).codes).toEqual(['document-characters']);
});

test('with one nothing is missing, and only what is in the script is set in it', async () => {
  const { pdf, codes } = await make({ ...fonts, scripts: { Deva: devanagari } });
  expect(codes).toEqual([]);
  const names = pdf.fonts.map((font) => font.name);
  expect(names.some((font) => font.startsWith('NotoSansDevanagari'))).toBe(true);
  expect(names.some((font) => font.startsWith('Figtree'))).toBe(true);
  for (const font of pdf.fonts) {
    const isLatin = font.characters.some((characters) => /[a-z]/.test(characters));
    expect(isLatin, font.name).toBe(!font.name.startsWith('NotoSansDevanagari'));
  }
});

test('a typeface of signs writes those that the others don’t have', async () => {
  const faces = { text: { typeface: 'text', weight: 400 } } as const;
  const scripts = { Zsym: { ...fonts.heading, hash: 'signs' } };
  const prepared = await prepareFonts({ ...fonts, scripts }, faces, new Map());
  expect(faceRuns('From £5 → ₹6', 'text', prepared)).toEqual([
    { text: 'From ', face: 'text' },
    { text: '£', face: 'text' },
    { text: '5 ', face: 'text' },
    { text: '→', face: 'text Zsym' },
    { text: ' ', face: 'text' },
    { text: '₹', face: 'text Zsym' },
    { text: '6', face: 'text' },
  ]);
});
