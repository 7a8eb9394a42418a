import type { DocumentContent } from '../../schemas/planned-document.ts';
import { baselineOf, layOutText } from './lay-out-text.ts';
import { endOf, keepWithNext, type Mark, type Row, spaceBefore } from './row.ts';
import { inColumn, inPart, type Typesetting } from './typesetting.ts';

type ContentsEntry = { title: string; chapter: number; page: string };

/** Each chapter with its page, on a line; the whole entry is a link. */
export function layOutContents(
  { chapters, words }: DocumentContent,
  pageOf: (chapter: number) => string,
  set: Typesetting,
): Row[] {
  const heading = layOutText(words.contents, set.styles.section, inPart(set, 'H2'));
  const list = inPart(set, 'TOC');
  const entries = chapters.flatMap(({ title }, chapter) =>
    layOutEntry({ title, chapter, page: pageOf(chapter) }, inPart(inPart(list, 'TOCI'), 'Link')),
  );
  return [...keepWithNext(spaceBefore(heading, 30)), ...entries];
}

function layOutEntry({ title, chapter, page }: ContentsEntry, set: Typesetting): Row[] {
  const rows = layOutText(title, set.styles.body, inColumn(set, 0, set.column.width - 40));
  const numbered = rows.map((row, index) =>
    index === rows.length - 1 ? { ...row, marks: [...row.marks, ...layOutNumber(page, row, set)] } : row,
  );
  const linked = numbered.map((row) => ({
    ...row,
    marks: row.marks.map(
      (mark): Mark => (mark.kind === 'text' ? { ...mark, link: { kind: 'chapter', chapter } } : mark),
    ),
  }));
  return spaceBefore(linked, 6);
}

/** The number at the end of the column, and the line that leads to it. */
function layOutNumber(page: string, { marks }: Row, { styles, measure, column, owner }: Typesetting): Mark[] {
  const { body: style, colours } = styles;
  const y = baselineOf(style);
  const width = measure(page, style);
  const number = column.x + column.width - width;
  const start = Math.max(column.x, ...marks.map(endOf)) + 8;
  return [
    { kind: 'rectangle', x: start, y, width: number - 8 - start, height: 0.5, colour: colours.line },
    { kind: 'text', x: number, y, text: page, width, style, part: owner },
  ];
}
