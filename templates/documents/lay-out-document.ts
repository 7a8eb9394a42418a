import type { DocumentChapter, DocumentContent } from '../../schemas/planned-document.ts';
import { layOutBlocks, layOutNote } from './lay-out-blocks.ts';
import { layOutContents } from './lay-out-contents.ts';
import { layOutDoors } from './lay-out-doors.ts';
import { type Column, layOutText, type Typesetting } from './lay-out-text.ts';
import { type Part, part, type Row, spaceBefore } from './row.ts';

/** The whole document as one long strip. `pageOf`: the page on which a chapter starts, for the table of contents. */
export function layOutDocument(
  document: DocumentContent,
  column: Column,
  set: Typesetting,
  pageOf: (chapter: number) => string,
): Row[] {
  const root = part('Document');
  const isBook = document.chapters.length > 1;
  const chapters = document.chapters.map((chapter, index) => {
    const rows = layOutChapter(chapter, part('Sect', root), column, set);
    return rows.map((row, at): Row => (at === 0 ? { ...row, ...opening(chapter, index, isBook) } : row));
  });
  return [
    ...layOutTitle(document, root, column, set),
    ...layOutArcade(document, column, set),
    ...layOutPoints(document.points, root, column, set),
    ...(isBook ? layOutContents(document, root, column, set, pageOf) : []),
    ...chapters.flat(),
    ...layOutNote(
      { title: document.closing.title, blocks: paragraph(document.closing.text) },
      root,
      column,
      set,
    ).map((row): Row => ({ ...row, closing: true })),
  ];
}

/** Where there are several chapters, each starts a page. */
function opening({ title }: DocumentChapter, index: number, isBook: boolean): Partial<Row> {
  return { target: { title, chapter: index }, ...(isBook ? { newPage: true } : { before: 30 }) };
}

function layOutTitle(
  { title, subtitle, siteName }: DocumentContent,
  root: Part,
  column: Column,
  set: Typesetting,
): Row[] {
  const { styles } = set;
  const owner = part('Sect', root);
  const brand = layOutText(siteName, styles.brand, part('P', owner), column, set);
  const heading = layOutText(
    title,
    styles.title,
    part('H1', owner),
    { ...column, width: column.width * 0.92 },
    set,
  );
  const accent: Row = {
    before: 58,
    height: 22,
    marks: [{ kind: 'rectangle', x: column.x, y: 2, width: 44, height: 4, colour: styles.colours.accent }],
    keep: true,
  };
  const below = subtitle ? layOutText(subtitle, styles.subtitle, part('P', owner), column, set) : [];
  return [...brand, accent, ...heading, ...spaceBefore(below, 8)].map((row) => ({ ...row, keep: true }));
}

/** The doors of the exam across the first page. */
function layOutArcade({ doors }: DocumentContent, column: Column, { styles }: Typesetting): Row[] {
  if (!doors) return [];
  const gap = 10;
  const width = (column.width - gap * (doors.families.length - 1)) / doors.families.length;
  const size = { width: Math.min(width, 34), height: Math.min(width, 34) * 1.5, gap };
  return [{ before: 26, height: size.height, marks: layOutDoors(doors, column.x, size, styles) }];
}

function layOutPoints(
  { title, items }: DocumentContent['points'],
  root: Part,
  column: Column,
  set: Typesetting,
): Row[] {
  if (items.length === 0) return [];
  const owner = part('Sect', root);
  const heading = spaceBefore(layOutText(title, set.styles.section, part('H2', owner), column, set), 30);
  const list = { kind: 'list', ordered: false, start: 1, items: items.map(paragraph) } as const;
  return [
    ...heading.map((row): Row => ({ ...row, keep: true })),
    ...layOutBlocks([list], owner, column, set),
  ];
}

function layOutChapter(chapter: DocumentChapter, owner: Part, column: Column, set: Typesetting): Row[] {
  const heading = layOutText(chapter.title, set.styles.chapter, part('H2', owner), column, set);
  const lede = chapter.lede ? layOutText(chapter.lede, set.styles.lede, part('P', owner), column, set) : [];
  const head = [...heading, ...spaceBefore(lede, 8)].map((row): Row => ({ ...row, keep: true }));
  const blocks = layOutBlocks(chapter.blocks, owner, column, set);
  return [...head, ...spaceBefore(blocks, 16)];
}

function paragraph(text: string): { kind: 'paragraph'; runs: { text: string }[] }[] {
  return [{ kind: 'paragraph', runs: [{ text }] }];
}
