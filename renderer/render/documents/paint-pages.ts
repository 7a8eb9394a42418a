import type { Bookmark, PrintedDocument, PrintedMark } from '../../../schemas/printed-document.ts';
import { printableAddress } from '../../schema/printable-address.ts';
import { faceRuns } from './face-runs.ts';
import { openPart, type PartTree } from './part-tree.ts';
import type { Pdf } from './pdf-library.ts';
import type { PreparedFonts } from './prepare-fonts.ts';

/** A PDF and the fonts to draw with. */
export type Canvas = { pdf: Pdf; fonts: PreparedFonts };

type MarkOf<Kind extends PrintedMark['kind']> = Extract<PrintedMark, { kind: Kind }>;
type TextMark = MarkOf<'text'>;
type MarkLink = NonNullable<TextMark['link']>;

/** Draws the pages; decoration is marked as such, so that it isn't read aloud. */
export function paintPages({ pages, paper }: PrintedDocument, canvas: Canvas, tree: PartTree): void {
  const { pdf } = canvas;
  for (const { marks, bookmarks } of pages) {
    pdf.addPage({ size: [paper.width, paper.height] });
    for (const bookmark of bookmarks) addBookmark(pdf, bookmark);
    for (const mark of marks) {
      if (mark.kind === 'text' && mark.part !== undefined) paintRead(mark, mark.part, canvas, tree);
      else decorate(canvas, mark);
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

function paintRead(mark: TextMark, part: number, canvas: Canvas, tree: PartTree): void {
  const { pdf } = canvas;
  const { tag, structure } = openPart(tree, part);
  const content = pdf.markStructureContent(tag);
  paintText(canvas, mark);
  pdf.endMarkedContent();
  structure.add(content);
  // pdfkit writes a text as a PDF string only if it is a String object.
  if (mark.link)
    paintLink(pdf, mark, mark.link, { structParent: structure, Contents: new String(mark.text) });
}

/** The box around the letters, with room for descenders. */
function paintLink(pdf: Pdf, { x, y, width, style }: TextMark, link: MarkLink, options: object): void {
  const box = [x, y - style.size, width, style.size * 1.3] as const;
  if (link.kind === 'address') pdf.link(...box, printableAddress(link.href), options);
  else pdf.goTo(...box, nameOf(link.chapter), options);
}

function decorate(canvas: Canvas, mark: PrintedMark): void {
  const { pdf } = canvas;
  pdf.markContent('Artifact', { type: 'Layout' });
  if (mark.kind === 'text') paintText(canvas, mark);
  else if (mark.kind === 'shape') paintShape(pdf, mark);
  else pdf.rect(mark.x, mark.y, mark.width, mark.height).fill(mark.colour);
  pdf.endMarkedContent();
}

/**
 * On one line, by its baseline. Without a width and a word count pdfkit would compute them; only features that we don't
 * use need them.
 */
const asItIs = { lineBreak: false, baseline: 'alphabetic', textWidth: 0, wordCount: 1 } as const;

/**
 * In runs if the text mixes scripts. Letters of some scripts are drawn in another order than they are written: copying
 * or reading aloud still yields the written order.
 */
function paintText(canvas: Canvas, mark: TextMark): void {
  if (mark.direction === 'rtl') {
    paintFromTheRight(canvas, mark);
    return;
  }
  const { pdf, fonts } = canvas;
  const { text, x, y, style, direction: features } = mark;
  const look = { ...asItIs, ...slantOf(style), ...(features && { features }) };
  const runs = faceRuns(text, style.face, fonts);
  const isPlain = runs.every(({ face }) => face === style.face);
  if (!isPlain) pdf.markContent('Span', { actual: text });
  let at = x;
  for (const run of runs) {
    pdf.font(run.face, style.size).fillColor(style.colour);
    pdf.text(run.text, at, y, look);
    if (runs.length > 1) at += pdf.widthOfString(run.text, look);
  }
  if (!isPlain) pdf.endMarkedContent();
}

/** PDF readers reorder letters of these scripts themselves: a replacement text would be reordered as well. */
function paintFromTheRight({ pdf, fonts }: Canvas, { text, x, y, width, style }: TextMark): void {
  const look = { ...asItIs, ...slantOf(style), features: 'rtl' } as const;
  let at = x + width;
  for (const run of faceRuns(text, style.face, fonts)) {
    pdf.font(run.face, style.size).fillColor(style.colour);
    at -= pdf.widthOfString(run.text, look);
    pdf.text(run.text, at, y, look);
  }
}

function slantOf({ slanted }: TextMark['style']): { oblique?: true } {
  return slanted ? { oblique: true } : {};
}

function paintShape(pdf: Pdf, { x, y, path, colour, line }: MarkOf<'shape'>): void {
  pdf.save().translate(x, y).path(path);
  if (line === undefined) pdf.fill(colour);
  else pdf.lineWidth(line).stroke(colour);
  pdf.restore();
}
