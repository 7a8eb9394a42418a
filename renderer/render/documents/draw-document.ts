import type { DocumentContent, ReadyDocument } from '../../../schemas/planned-document.ts';
import type { Levels, Measure, PrintedDocument } from '../../../schemas/printed-document.ts';
import { escapeHtml } from '../escape-html.ts';
import { faceRuns } from './face-runs.ts';
import { openBidi } from './open-bidi.ts';
import { type Canvas, paintPages } from './paint-pages.ts';
import { closeParts, createPartTree } from './part-tree.ts';
import type { Pdf, PdfInfo, PdfLibrary } from './pdf-library.ts';
import type { PreparedFonts } from './prepare-fonts.ts';

/** An empty PDF with the document's fonts, and the width of texts in them. */
export type OpenDocument = Canvas & { measure: Measure; levels: Levels };

export function openDocument(
  document: ReadyDocument,
  fonts: PreparedFonts,
  library: PdfLibrary,
): OpenDocument {
  const pdf = startPdf(document, fonts, library);
  const { levels } = openBidi();
  return {
    pdf,
    measure: createMeasure(pdf, fonts),
    levels: (paragraph) => levels(paragraph, document.direction ?? 'ltr'),
    fonts,
  };
}

/** Draws all pages and closes the PDF. Equal documents give equal bytes. */
export function drawDocument(
  { pdf, fonts }: OpenDocument,
  printed: PrintedDocument,
  document: ReadyDocument,
): Uint8Array {
  const tree = createPartTree(pdf, printed.parts);
  paintPages(printed, { pdf, fonts }, tree);
  closeParts(tree);
  writeMetadata(pdf, document);
  pdf.end();
  return readAll(pdf);
}

/** How much one read returns depends on the version of Node. */
function readAll(pdf: Pdf): Uint8Array {
  const pieces: Buffer[] = [];
  for (let piece = pdf.read(); piece; piece = pdf.read()) pieces.push(piece);
  return Buffer.concat(pieces);
}

function startPdf(document: ReadyDocument, fonts: PreparedFonts, { createPdf }: PdfLibrary): Pdf {
  const isEmbedded = [...fonts.faces.values()].every(({ font }) => typeof font !== 'string');
  const pdf = createPdf({
    margin: 0,
    font: null,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: document.language,
    tagged: true,
    displayTitle: true,
    info: documentInfo(document),
    ...(isEmbedded && { subset: 'PDF/UA' }),
  });
  for (const [face, { font }] of fonts.faces) pdf.registerFont(face, font);
  return pdf;
}

/** The same words recur, in other documents too. Each face is opened even so, because that affects the bytes. */
function createMeasure(pdf: Pdf, fonts: PreparedFonts): Measure {
  const known = new Map<string, number>();
  const widthOfRun = (text: string, face: string) => {
    const font = pdf.font(face, 100);
    const widths = fonts.faces.get(face)?.widths;
    const width = widths?.get(text) ?? font.widthOfString(text);
    widths?.set(text, width);
    return width;
  };
  const widthOf = (text: string, face: string) =>
    faceRuns(text, face, fonts)
      .map((run) => widthOfRun(run.text, run.face))
      .reduce((sum, width) => sum + width, 0);
  return (text, { face, size }) => {
    if (!fonts.faces.has(face)) throw new Error(`documents/faces.ts has no face “${face}”`);
    const key = `${face} ${text}`;
    const width = known.get(key) ?? widthOf(text, face);
    known.set(key, width);
    return (width * size) / 100;
  };
}

/**
 * The metadata of a PDF. pdfkit derives the file's id from it and requires a date: a fixed one, which is not written.
 */
function documentInfo({ title, subtitle, siteName }: DocumentContent): PdfInfo {
  return {
    Title: title,
    Author: siteName,
    ...(subtitle && { Subject: subtitle }),
    CreationDate: new Date(0),
  };
}

/** The same as XMP metadata, which PDF/UA requires. */
function writeMetadata(pdf: Pdf, { title, siteName, language }: DocumentContent): void {
  delete pdf.info.CreationDate;
  pdf._addInfo = () =>
    pdf.appendXML(
      `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
        `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title>` +
        `<dc:creator><rdf:Seq><rdf:li>${escapeHtml(siteName)}</rdf:li></rdf:Seq></dc:creator>` +
        `<dc:language><rdf:Bag><rdf:li>${escapeHtml(language)}</rdf:li></rdf:Bag></dc:language>` +
        `</rdf:Description>`,
    );
}
