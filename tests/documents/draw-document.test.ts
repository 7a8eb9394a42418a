import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { drawDocument, openDocument } from '../../renderer/render/documents/draw-document.ts';
import { loadPdfLibrary, type PdfLibrary } from '../../renderer/render/documents/pdf-library.ts';
import { prepareFonts } from '../../renderer/render/documents/prepare-fonts.ts';
import { loadShippedTemplates } from './load-shipped-templates.ts';
import { createDocument } from './sample-document.ts';

/** From Node 26 on, one read of a stream returns one write; before, it returns everything available. */
function readInPieces({ createPdf }: PdfLibrary): PdfLibrary {
  return {
    createPdf: (options) => {
      const pdf = createPdf(options);
      const read = () => Readable.prototype.read.call(pdf, 100);
      return Object.assign(pdf, { read });
    },
  };
}

async function draw(library: PdfLibrary): Promise<Uint8Array> {
  const { module } = await loadShippedTemplates();
  const document = createDocument();
  const opened = openDocument(document, await prepareFonts(document.fonts, module.faces, new Map()), library);
  return drawDocument(opened, module.printDocument(document, opened.measure, opened.levels), document);
}

test('a document is whole, in however many pieces its stream gives it', async () => {
  const whole = await draw(loadPdfLibrary());
  const text = Buffer.from(whole).toString('latin1');
  expect([text.startsWith('%PDF-1.7\n'), text.trimEnd().endsWith('%%EOF')]).toEqual([true, true]);
  expect(Buffer.compare(await draw(readInPieces(loadPdfLibrary())), whole)).toBe(0);
});
