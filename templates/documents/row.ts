import type { LetterStyle, PrintedMark, PrintedPart } from '../../schemas/printed-document.ts';
import type { Face } from './faces.ts';

/**
 * A part of the document as screen readers see it: `H2`, `P`, `L`. Parts with one parent are read in the order of their
 * text.
 */
export type DocumentPart = Omit<PrintedPart, 'parent'> & { parent?: DocumentPart };

/** Sizes in points; `leading` is the height of a line. */
export type Style = LetterStyle & { face: Face; leading: number };

/** Something drawn in a row; positions in points from the row's top left corner. */
export type Mark =
  | (Omit<Extract<PrintedMark, { kind: 'text' }>, 'style' | 'part'> & { style: Style; part: DocumentPart })
  | Exclude<PrintedMark, { kind: 'text' }>;

/** A tinted background under neighbouring rows. */
export type Background = { x: number; width: number; colour?: string; edge?: string };

/** A strip of the page that is never split. */
export type Row = {
  /** Empty space above, dropped at the top of a page. */
  before: number;
  height: number;
  marks: Mark[];
  /** On the same page as the next row, if at all possible. */
  keep?: true;
  background?: Background;
  /** Repeated if a page ends in the middle of a table: its heading. */
  head?: Row[];
  /** Starts a page. */
  newPage?: true;
  /** The closing words, which are never alone on a page. */
  closing?: true;
  /** The target of links to a chapter, and its entry in the reader's sidebar. */
  target?: { title: string; chapter: number };
};

export function part(tag: string, parent?: DocumentPart): DocumentPart {
  return { tag, parent };
}

/** Keeps rows together on a page. */
export function keepTogether(rows: readonly Row[]): Row[] {
  return rows.map((row, index) => (index < rows.length - 1 ? { ...row, keep: true } : row));
}

/** Keeps rows on the page of the row that follows them. */
export function keepWithNext(rows: readonly Row[]): Row[] {
  return rows.map((row) => ({ ...row, keep: true }));
}

/** All rows, with marks added before those of the first, so that they are read first. */
export function markFirst(rows: readonly Row[], marks: readonly Mark[]): Row[] {
  return rows.map((row, index) => (index === 0 ? { ...row, marks: [...marks, ...row.marks] } : row));
}

/** All rows, with the space above the first one set. */
export function spaceBefore(rows: readonly Row[], before: number): Row[] {
  return rows.map((row, index) => (index === 0 ? { ...row, before } : row));
}

/** Several rows as one, which is never split. */
export function stackRows(rows: readonly Row[]): { height: number; marks: Mark[] } {
  let height = 0;
  const marks: Mark[] = [];
  for (const row of rows) {
    marks.push(...row.marks.map((mark) => moveMark(mark, 0, height + row.before)));
    height += row.before + row.height;
  }
  return { height, marks };
}

/** The right edge of a mark. */
export function endOf(mark: Mark): number {
  return mark.kind === 'shape' ? mark.x : mark.x + mark.width;
}

export function moveMark(mark: Mark, x: number, y: number): Mark {
  return { ...mark, x: mark.x + x, y: mark.y + y };
}
