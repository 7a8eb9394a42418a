import type { DocumentContent } from '../../schemas/planned-document.ts';
import type {
  Bookmark,
  Levels,
  Measure,
  PrintedDocument,
  PrintedMark,
  PrintedPage,
  PrintedPart,
} from '../../schemas/printed-document.ts';
import { numberIn } from '../components/count-text.ts';
import { type FilledPage, fillPages, type PageSpace, type Tint } from './fill-pages.ts';
import { layOutDocument } from './lay-out-document.ts';
import { paper } from './paper.ts';
import { printFoot } from './print-foot.ts';
import { type DocumentPart, moveMark, part, type Row } from './row.ts';
import { createStyles } from './styles.ts';
import type { Typesetting } from './typesetting.ts';

/** Lays out a document: the position of everything on every page. */
export function printDocument(document: DocumentContent, measure: Measure, levels?: Levels): PrintedDocument {
  const { column, space, strip } = paper;
  const { direction = 'ltr' } = document;
  const set: Typesetting = {
    styles: createStyles(document.colours),
    measure,
    direction,
    column,
    owner: part('Document'),
    ...(levels && { levels }),
  };
  const layOut = (pageOf: (chapter: number) => string) =>
    fitPages(layOutDocument(document, pageOf, set), space, strip.top);
  // The chapters' pages are known only once everything is laid out; the numbers don't move anything.
  const first = layOut(() => '0');
  const show = numberIn({ language: document.locale });
  const pages = layOut((chapter) => show(first.findIndex((page) => holdsChapter(page, chapter)) + 1));
  const list = createPartList();
  return {
    paper: { width: paper.width, height: paper.height },
    pages: pages.map(
      (page, index): PrintedPage => ({
        marks: [
          ...(index === 0 ? [printStrip(set)] : []),
          ...page.tints.flatMap(printTint),
          ...page.rows.flatMap((placed) => printRow(placed, list)),
          ...printFoot(document, { number: index + 1, total: pages.length }, set),
        ].map((mark) => (direction === 'rtl' ? mirrorMark(mark) : mark)),
        bookmarks: page.rows.flatMap(bookmarkOf),
      }),
    ),
    parts: list.parts,
  };
}

/** For lines that begin on the right. */
function mirrorMark(mark: PrintedMark): PrintedMark {
  return { ...mark, x: paper.width - mark.x - (mark.width ?? 0) };
}

function holdsChapter({ rows }: FilledPage, chapter: number): boolean {
  return rows.some(({ row }) => row.target?.chapter === chapter);
}

function printStrip({ styles }: Typesetting): PrintedMark {
  return {
    kind: 'rectangle',
    x: 0,
    y: 0,
    width: paper.width,
    height: paper.strip.height,
    colour: styles.colours.band,
  };
}

/** Repeated rows (the heading of a table that continues) are not read out again. */
function printRow({ row, y, again }: FilledPage['rows'][number], list: PartList): PrintedMark[] {
  return row.marks.map((mark): PrintedMark => {
    const placed = moveMark(mark, 0, y);
    if (placed.kind !== 'text') return placed;
    const { part: owner, link, ...text } = placed;
    return again ? text : { ...text, part: list.placeOf(owner), ...(link && { link }) };
  });
}

/** A little above the heading, so that it doesn't stick to the window's edge. */
function bookmarkOf({ row, y }: FilledPage['rows'][number]): Bookmark[] {
  return row.target ? [{ ...row.target, y: y - 12 }] : [];
}

/** Factors for the space between rows, down to the least that still looks good. */
const shares = [0.9, 0.8, 0.7, 0.6, 0.5];

/** Distributes the rows over pages; if only the closing words would be left for the last page, the spaces shrink. */
export function fitPages(rows: readonly Row[], space: PageSpace, start = space.top): FilledPage[] {
  const first = fillPages(rows, space, start);
  if (!endsAlone(first)) return first;
  for (const share of shares) {
    const pages = fillPages(tighten(rows, share), space, start);
    if (!endsAlone(pages)) return pages;
  }
  return first;
}

function tighten(rows: readonly Row[], share: number): Row[] {
  return rows.map((row) => ({ ...row, before: row.before * share }));
}

function endsAlone(pages: readonly FilledPage[]): boolean {
  const last = pages.at(-1)?.rows ?? [];
  return pages.length > 1 && last.every(({ row }) => row.closing);
}

/** The parts of a document in the order of the requests for them; each requests its parent first. */
type PartList = { parts: PrintedPart[]; placeOf: (part: DocumentPart) => number };

function createPartList(): PartList {
  const parts: PrintedPart[] = [];
  const places = new Map<DocumentPart, number>();
  const placeOf = (part: DocumentPart): number => {
    const known = places.get(part);
    if (known !== undefined) return known;
    const { parent, ...rest } = part;
    const printed = parent ? { ...rest, parent: placeOf(parent) } : rest;
    places.set(part, parts.length);
    parts.push(printed);
    return parts.length - 1;
  };
  return { parts, placeOf };
}

const edgeWidth = 3;

/** The background of a box, and the bar along its left edge. */
function printTint({ background: { x, width, colour, edge }, y, height }: Tint): PrintedMark[] {
  const rectangle = (wide: number, filling: string | undefined): PrintedMark[] =>
    filling === undefined ? [] : [{ kind: 'rectangle', x, y, width: wide, height, colour: filling }];
  return [...rectangle(width, colour), ...rectangle(edgeWidth, edge)];
}
