import type { ReadyDocument } from '../../model/document.ts';
import { describeDocument, documentInfo } from './describe-document.ts';
import type { Page } from './layout/fill-pages.ts';
import { fitPages } from './layout/fit-pages.ts';
import { layOutDocument } from './layout/lay-out-document.ts';
import type { Column, Typesetting } from './layout/lay-out-text.ts';
import type { Face, Row, Style } from './layout/row.ts';
import { createStyles } from './layout/styles.ts';
import { paintPages } from './paint-pages.ts';
import { closeParts, createPartTree } from './part-tree.ts';
import type { Pdf, PdfLibrary } from './pdf-library.ts';
import type { PreparedFonts } from './prepare-fonts.ts';

const faces: readonly Face[] = ['heading', 'text', 'strong'];

/** A4, in points; a line holds some seventy letters. */
const column: Column = { x: 88, width: 419 };
const space = { top: 80, bottom: 762 };
/** The first page begins within its coloured strip. */
const firstTop = 23;

export type MadeDocument = { content: Uint8Array; missing: string[] };

/** Sets a document and draws it. Equal documents give equal bytes. `missing`: characters that no typeface has. */
export function makeDocument(
  document: ReadyDocument,
  fonts: PreparedFonts,
  library: PdfLibrary,
): MadeDocument {
  const pdf = startPdf(document, fonts, library);
  const set: Typesetting = { styles: createStyles(document.colours), measure: createMeasure(pdf) };
  const layOut = (pageOf: (chapter: number) => string) =>
    fitPages(layOutDocument(document, column, set, pageOf), space, firstTop);
  // Where the chapters stand is known only once all is laid out; their numbers don't move anything.
  const first = layOut(() => '0');
  const pages = layOut((chapter) => String(first.findIndex((page) => holdsChapter(page, chapter)) + 1));
  const tree = createPartTree(pdf);
  paintPages(pages, { pdf, tree, document, column, set });
  closeParts(tree);
  describeDocument(pdf, document);
  pdf.end();
  return { content: pdf.read(), missing: missingCharacters(pages, fonts) };
}

function startPdf(document: ReadyDocument, fonts: PreparedFonts, { createPdf }: PdfLibrary): Pdf {
  const isEmbedded = faces.every((face) => typeof fonts[face].file !== 'string');
  const pdf = createPdf({
    size: 'A4',
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
  for (const face of faces) pdf.registerFont(face, fonts[face].file);
  return pdf;
}

/** The same words come again and again, and each is measured in both passes. */
function createMeasure(pdf: Pdf): (text: string, style: Style) => number {
  const known = new Map<string, number>();
  return (text, { face, size }) => {
    const key = `${face} ${text}`;
    const width = known.get(key) ?? pdf.font(face, 100).widthOfString(text);
    known.set(key, width);
    return (width * size) / 100;
  };
}

function holdsChapter({ rows }: Page, chapter: number): boolean {
  return rows.some(({ row }) => row.target?.chapter === chapter);
}

function missingCharacters(pages: readonly Page[], fonts: PreparedFonts): string[] {
  const missing = new Set<string>();
  for (const row of pages.flatMap((page) => page.rows.map((placed): Row => placed.row))) {
    for (const mark of row.marks) {
      if (mark.kind !== 'text') continue;
      for (const character of mark.text)
        if (!fonts[mark.style.face].has(character.codePointAt(0) ?? 0)) missing.add(character);
    }
  }
  return [...missing].sort();
}
