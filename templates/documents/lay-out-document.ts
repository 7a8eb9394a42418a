import type { DocumentBlock, DocumentChapter, DocumentContent } from '../../schemas/planned-document.ts';
import { layOutBlocks, layOutNote } from './lay-out-blocks.ts';
import { layOutContents } from './lay-out-contents.ts';
import { layOutDoors } from './lay-out-doors.ts';
import { layOutText } from './lay-out-text.ts';
import { keepWithNext, type Row, spaceBefore } from './row.ts';
import { inColumn, inPart, type Typesetting } from './typesetting.ts';

/** The whole document as one long strip. `pageOf`: the page on which a chapter starts, for the table of contents. */
export function layOutDocument(
  document: DocumentContent,
  pageOf: (chapter: number) => string,
  set: Typesetting,
): Row[] {
  const isBook = document.chapters.length > 1;
  const chapters = document.chapters.map((chapter, index) => {
    const [first, ...rows] = layOutChapter(chapter, inPart(set, 'Sect'));
    return first ? [{ ...first, ...opening(chapter, index, isBook) }, ...rows] : [];
  });
  const closing = { title: document.closing.title, blocks: [paragraph(document.closing.text)] };
  return [
    ...layOutTitle(document, inPart(set, 'Sect')),
    ...layOutArcade(document, set),
    ...layOutPoints(document, set),
    ...(isBook ? layOutContents(document, pageOf, set) : []),
    ...chapters.flat(),
    ...layOutNote(closing, set).map((row): Row => ({ ...row, closing: true })),
  ];
}

/** If there are several chapters, each starts a page. */
function opening({ title }: DocumentChapter, index: number, isBook: boolean): Partial<Row> {
  return { target: { title, chapter: index }, ...(isBook ? { newPage: true } : { before: 30 }) };
}

function layOutTitle({ title, subtitle, siteName }: DocumentContent, set: Typesetting): Row[] {
  const { styles, column } = set;
  const brand = layOutText(siteName, styles.brand, inPart(set, 'P'));
  const accent: Row = {
    before: 58,
    height: 22,
    marks: [{ kind: 'rectangle', x: column.x, y: 2, width: 44, height: 4, colour: styles.colours.accent }],
  };
  const heading = layOutText(title, styles.title, inColumn(inPart(set, 'H1'), 0, column.width * 0.92));
  const below = subtitle ? layOutText(subtitle, styles.subtitle, inPart(set, 'P')) : [];
  return keepWithNext([...brand, accent, ...heading, ...spaceBefore(below, 8)]);
}

/** The doors of the exam across the first page. */
function layOutArcade({ doors }: DocumentContent, { column, styles }: Typesetting): Row[] {
  if (!doors) return [];
  const gap = 10;
  const room = (column.width - gap * (doors.families.length - 1)) / doors.families.length;
  const width = Math.min(room, 34);
  const size = { width, height: width * 1.5, gap };
  return [{ before: 26, height: size.height, marks: layOutDoors(doors, column.x, size, styles) }];
}

function layOutPoints({ points: { title, items } }: DocumentContent, set: Typesetting): Row[] {
  if (items.length === 0) return [];
  const section = inPart(set, 'Sect');
  const heading = layOutText(title, set.styles.section, inPart(section, 'H2'));
  const blocks = items.map((text) => [paragraph(text)]);
  const list: DocumentBlock = { kind: 'list', ordered: false, start: 1, items: blocks };
  return [...keepWithNext(spaceBefore(heading, 30)), ...layOutBlocks([list], section)];
}

function layOutChapter({ title, lede, blocks }: DocumentChapter, set: Typesetting): Row[] {
  const heading = layOutText(title, set.styles.chapter, inPart(set, 'H2'));
  const below = lede ? layOutText(lede, set.styles.lede, inPart(set, 'P')) : [];
  return [
    ...keepWithNext([...heading, ...spaceBefore(below, 8)]),
    ...spaceBefore(layOutBlocks(blocks, set), 16),
  ];
}

function paragraph(text: string): DocumentBlock {
  return { kind: 'paragraph', runs: [{ text }] };
}
