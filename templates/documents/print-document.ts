import type { DocumentContent } from '../../schemas/planned-document.ts';
import type {
  Bookmark,
  Levels,
  Measure,
  PrintedDocument,
  PrintedMark,
  PrintedPage,
} from '../../schemas/printed-document.ts';
import { numberIn } from '../components/count-text.ts';
import type { Page } from './fill-pages.ts';
import { fitPages } from './fit-pages.ts';
import { layOutDocument } from './lay-out-document.ts';
import { paper } from './paper.ts';
import { createPartList, type PartList } from './part-list.ts';
import { printFoot } from './print-foot.ts';
import { printTint } from './print-tint.ts';
import { moveMark, part } from './row.ts';
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

function holdsChapter({ rows }: Page, chapter: number): boolean {
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
function printRow({ row, y, again }: Page['rows'][number], list: PartList): PrintedMark[] {
  return row.marks.map((mark): PrintedMark => {
    const placed = moveMark(mark, 0, y);
    if (placed.kind !== 'text') return placed;
    const { part: owner, link, ...text } = placed;
    return again ? text : { ...text, part: list.placeOf(owner), ...(link && { link }) };
  });
}

/** A little above the heading, so that it doesn't stick to the window's edge. */
function bookmarkOf({ row, y }: Page['rows'][number]): Bookmark[] {
  return row.target ? [{ ...row.target, y: y - 12 }] : [];
}
