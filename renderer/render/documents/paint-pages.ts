import type { Bookmark, PrintedDocument, PrintedMark } from '../../../schemas/printed-document.ts';
import { openPart, type PartTree } from './part-tree.ts';
import type { Pdf } from './pdf-library.ts';

type MarkOf<Kind extends PrintedMark['kind']> = Extract<PrintedMark, { kind: Kind }>;
type TextMark = MarkOf<'text'>;
type Link = NonNullable<TextMark['link']>;

/** Draws the pages; all that only decorates is marked as such, so that it isn't read out. */
export function paintPages({ pages, paper }: PrintedDocument, pdf: Pdf, tree: PartTree): void {
  for (const { marks, bookmarks } of pages) {
    pdf.addPage({ size: [paper.width, paper.height] });
    for (const bookmark of bookmarks) addBookmark(pdf, bookmark);
    for (const mark of marks) {
      if (mark.kind === 'text' && mark.part !== undefined) paintRead(mark, mark.part, pdf, tree);
      else decorate(pdf, mark);
    }
  }
}

function addBookmark(pdf: Pdf, { title, chapter, y }: Bookmark): void {
  pdf.outline.addItem(title, { top: y, left: pdf.page.width });
  pdf.addNamedDestination(nameOf(chapter), 'XYZ', 0, y, null);
}

function nameOf(chapter: number): string {
  return `chapter-${chapter}`;
}

function paintRead(mark: TextMark, part: number, pdf: Pdf, tree: PartTree): void {
  const { tag, structure } = openPart(tree, part);
  const content = pdf.markStructureContent(tag);
  paintText(pdf, mark);
  pdf.endMarkedContent();
  structure.add(content);
  // pdfkit writes a text as a PDF string only where it is a String object.
  if (mark.link)
    paintLink(pdf, mark, mark.link, { structParent: structure, Contents: new String(mark.text) });
}

/** The box around the letters, with room for those that reach below the line. */
function paintLink(pdf: Pdf, { x, y, width, style }: TextMark, link: Link, options: object): void {
  const box = [x, y - style.size, width, style.size * 1.3] as const;
  if (link.kind === 'address') pdf.link(...box, link.href, options);
  else pdf.goTo(...box, nameOf(link.chapter), options);
}

function decorate(pdf: Pdf, mark: PrintedMark): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  if (mark.kind === 'text') paintText(pdf, mark);
  else if (mark.kind === 'shape') paintShape(pdf, mark);
  else pdf.rect(mark.x, mark.y, mark.width, mark.height).fill(mark.colour);
  pdf.endMarkedContent();
}

function paintText(pdf: Pdf, { text, x, y, style }: TextMark): void {
  pdf.font(style.face, style.size).fillColor(style.colour);
  const slant = style.slanted ? { oblique: true } : {};
  pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic', ...slant });
}

function paintShape(pdf: Pdf, { x, y, path, colour, line }: MarkOf<'shape'>): void {
  pdf.save().translate(x, y).path(path);
  if (line === undefined) pdf.fill(colour);
  else pdf.lineWidth(line).stroke(colour);
  pdf.restore();
}
