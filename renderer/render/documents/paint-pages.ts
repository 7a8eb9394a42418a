import type { ReadyDocument } from '../../model/document.ts';
import type { Page, PlacedRow, Tint } from './layout/fill-pages.ts';
import { type Column, layOutText, type Typesetting } from './layout/lay-out-text.ts';
import { type Mark, part } from './layout/row.ts';
import { openPart, type PartTree } from './part-tree.ts';
import type { Pdf } from './pdf-library.ts';

type ShapeMark = Extract<Mark, { kind: 'shape' }>;
type TextMark = Extract<Mark, { kind: 'text' }>;

export type Painting = {
  pdf: Pdf;
  tree: PartTree;
  document: ReadyDocument;
  column: Column;
  set: Typesetting;
};

/** Height of the coloured strip at the top of the first page, in points. */
export const stripHeight = 62;

/** Draws the pages; all that only decorates is marked as such, so that it isn't read out. */
export function paintPages(pages: readonly Page[], painting: Painting): void {
  for (const [index, page] of pages.entries()) {
    painting.pdf.addPage();
    decorate(painting.pdf, () => {
      if (index === 0)
        fill(painting.pdf, 0, 0, painting.pdf.page.width, stripHeight, painting.set.styles.colours.band);
      for (const tint of page.tints) paintTint(painting.pdf, tint);
    });
    for (const placed of page.rows) paintRow(placed, painting);
    paintFoot({ number: index + 1, total: pages.length }, painting);
  }
}

function paintTint(pdf: Pdf, { ground, y, height }: Tint): void {
  if (ground.colour) fill(pdf, ground.x, y, ground.width, height, ground.colour);
  if (ground.edge) fill(pdf, ground.x, y, 3, height, ground.edge);
}

function paintRow({ row, y, again }: PlacedRow, painting: Painting): void {
  const { pdf } = painting;
  if (row.target) {
    pdf.outline.addItem(row.target.title, { top: y - 12, left: pdf.page.width });
    pdf.addNamedDestination(`chapter-${row.target.chapter}`, 'XYZ', 0, y - 12, null);
  }
  for (const mark of row.marks) {
    if (mark.kind === 'line')
      decorate(pdf, () => fill(pdf, mark.x, y + mark.y, mark.width, mark.thickness, mark.colour));
    else if (mark.kind === 'shape') decorate(pdf, () => paintShape(pdf, mark, y));
    else if (again) decorate(pdf, () => paintText(pdf, mark, y));
    else paintRead(mark, y, painting);
  }
}

function paintShape(pdf: Pdf, { x, y, path, colour, filled }: ShapeMark, top: number): void {
  pdf
    .save()
    .translate(x, top + y)
    .path(path);
  if (filled) pdf.fill(colour);
  else pdf.lineWidth(0.9).stroke(colour);
  pdf.restore();
}

function paintRead(mark: TextMark, y: number, { pdf, tree }: Painting): void {
  const structure = openPart(tree, mark.part);
  const content = pdf.markStructureContent(mark.part.tag);
  paintText(pdf, mark, y);
  pdf.endMarkedContent();
  structure.add(content);
  if (mark.link) paintLink(mark, mark.link, y, { pdf, tree });
}

function paintLink(
  mark: TextMark,
  link: NonNullable<TextMark['link']>,
  y: number,
  { pdf, tree }: Pick<Painting, 'pdf' | 'tree'>,
): void {
  const { size } = mark.style;
  const box = [mark.x, y + mark.baseline - size, mark.width, size * 1.3] as const;
  // pdfkit writes a text as a PDF string only where it is a String object.
  const options = { structParent: openPart(tree, mark.part), Contents: new String(mark.text) };
  if (link.kind === 'address') pdf.link(...box, link.href, options);
  else pdf.goTo(...box, `chapter-${link.index}`, options);
}

function paintText(pdf: Pdf, { text, x, baseline, style }: TextMark, y: number): void {
  pdf.font(style.face, style.size).fillColor(style.colour);
  const slant = style.slanted ? { oblique: true } : {};
  pdf.text(text, x, y + baseline, { lineBreak: false, baseline: 'alphabetic', ...slant });
}

/** On each page: whose document it is on the left, which page on the right. */
function paintFoot(page: { number: number; total: number }, { pdf, document, column, set }: Painting): void {
  const count = document.words.page
    .replace('{number}', String(page.number))
    .replace('{total}', String(page.total));
  const style = set.styles.footer;
  const width = set.measure(count, style);
  const left = layOutText(
    `${document.siteName}  ·  ${document.title}`,
    style,
    part('P'),
    { ...column, width: column.width - width - 20 },
    set,
  );
  const right = layOutText(
    count,
    style,
    part('P'),
    { x: column.x + column.width - width, width: width + 1 },
    set,
  );
  const y = pdf.page.height - 52;
  decorate(pdf, () => {
    fill(pdf, column.x, y - 10, column.width, 0.5, set.styles.colours.line);
    for (const mark of [...(left[0]?.marks ?? []), ...(right[0]?.marks ?? [])])
      if (mark.kind === 'text') paintText(pdf, mark, y);
  });
}

function decorate(pdf: Pdf, paint: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  paint();
  pdf.endMarkedContent();
}

function fill(pdf: Pdf, x: number, y: number, width: number, height: number, colour: string): void {
  pdf.rect(x, y, width, height).fill(colour);
}
