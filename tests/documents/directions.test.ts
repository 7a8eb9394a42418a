/** Documents in right-to-left scripts: words in order, numbers as they are read, pages mirrored. */
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDocumentCache, makeDocuments } from '../../renderer/render/documents/make-documents.ts';
import type { DocumentBlock, ReadyDocument } from '../../schemas/planned-document.ts';
import { loadShippedTemplates } from './load-shipped-templates.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';
import { createDocument, fonts, paragraph } from './sample-document.ts';

const typefaces = path.join(import.meta.dirname, '../fixtures/typefaces');
const scripts = Object.fromEntries(
  Object.entries({ Arab: 'noto-sans-arabic.woff2', Hebr: 'noto-sans-hebrew.woff2' }).map(
    ([script, name]) => [script, { name, path: path.join(typefaces, name), hash: script }] as const,
  ),
);

async function make(changes: Partial<ReadyDocument>): Promise<ReadPdf> {
  let pdf: ReadPdf | undefined;
  const document = createDocument({ fonts: { ...fonts, scripts }, ...changes });
  const files = makeDocuments(
    [document],
    await loadShippedTemplates(),
    { cache: createDocumentCache() },
    () => {},
  );
  for await (const { content } of files) if (typeof content !== 'string') pdf = readPdf(content);
  if (!pdf) throw new Error('no document was made');
  return pdf;
}

const linesOf = async (language: string, ...blocks: DocumentBlock[]) => {
  const direction = language === 'en' ? 'ltr' : 'rtl';
  return (await make({ language, direction, chapters: [{ title: 'One', blocks }] })).lines.flat();
};

/** In visual order on paper, from left to right. */
const turned = (text: string) => [...text].reverse().join('');

describe('words stand from right to left, and numbers between them as they are read', () => {
  test.each([
    ['ar', 'يستغرق 14 يوما', [turned(' يوما'), '14', turned('يستغرق ')]],
    ['ar', 'السعر 645 درهما (شامل).', [turned(' درهما (شامل).'), '645', turned('السعر ')]],
    ['ar', 'نسبة ٣٫١٤ فقط', [turned(' فقط'), '٣٫١٤', turned('نسبة ')]],
    ['ar', 'الهاتف 050-123 4567.', [turned('.'), '050-123 4567', turned('الهاتف ')]],
    ['fa', 'پس از 12:30 بیا', [turned(' بیا'), '12:30', turned('پس از ')]],
    ['he', 'קורס של 14 ימים', [turned(' ימים'), '14', turned('קורס של ')]],
    ['he', 'בחינת OSCE Guide 2.0 (חדש)', [turned(' (חדש)'), 'OSCE Guide 2.0', turned('בחינת ')]],
    ['en', 'Say עברית טובה, please.', ['Say ', turned('עברית טובה'), ', please.']],
  ] as const)('%s: %s', async (language, text, pieces) => {
    expect(await linesOf(language, paragraph(text))).toContain(pieces.join(''));
  });
});

test('marks, and letters that a typeface makes of one glyph and dots, are read as they were written', async () => {
  expect(await linesOf('ar', paragraph('يومًا وتاريخ'))).toContain(turned('يومًا وتاريخ'));
});

test('a phone number is read from left to right', async () => {
  const phone = { text: '050-123 4567', href: 'tel:+971501234567' };
  const runs = [{ text: 'اتصل على ' }, phone, { text: ' الآن' }];
  expect(await linesOf('ar', { kind: 'paragraph', runs })).toContain(
    [turned(' الآن'), '050-123 4567', turned('اتصل على ')].join(''),
  );
});

test('a page that runs from right to left is the mirror of one that doesn’t', async () => {
  const { module } = await loadShippedTemplates();
  const document = createDocument({ chapters: [{ title: 'One', blocks: [paragraph('word')] }] });
  const print = (direction: 'ltr' | 'rtl') =>
    module.printDocument(
      { ...document, direction },
      (text) => text.length,
      () => undefined,
    ).pages;
  const sides = (pages: ReturnType<typeof print>, side: (mark: { x: number; width?: number }) => number) =>
    pages.flatMap(({ marks }) => marks.map((mark) => Math.round(100 * side(mark))));
  expect(sides(print('rtl'), (mark) => 595.28 - mark.x - (mark.width ?? 0))).toEqual(
    sides(print('ltr'), ({ x }) => x),
  );
});
