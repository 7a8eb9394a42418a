import type { DocumentContent } from '../../schemas/planned-document.ts';
import { baselineOf, type Column, layOutText, type Typesetting } from './lay-out-text.ts';
import { endOf, type Mark, type Part, part, type Row, spaceBefore } from './row.ts';

/** Each chapter with its page, on a dotted line; the whole entry is a link. */
export function layOutContents(
  { chapters, words }: DocumentContent,
  root: Part,
  column: Column,
  set: Typesetting,
  pageOf: (chapter: number) => string,
): Row[] {
  const heading = layOutText(words.contents, set.styles.section, part('H2', root), column, set);
  const list = part('TOC', root);
  const entries = chapters.flatMap(({ title }, chapter) =>
    layOutEntry(title, chapter, pageOf(chapter), part('TOCI', list), column, set),
  );
  return [...spaceBefore(heading, 30).map((row): Row => ({ ...row, keep: true })), ...entries];
}

function layOutEntry(
  title: string,
  chapter: number,
  page: string,
  owner: Part,
  column: Column,
  set: Typesetting,
): Row[] {
  const { body } = set.styles;
  const link = part('Link', owner);
  const rows = layOutText(title, body, link, { ...column, width: column.width - 40 }, set);
  return rows.map((row, index) => {
    const last = index === rows.length - 1;
    const marks = row.marks.map(
      (mark): Mark => (mark.kind === 'text' ? { ...mark, link: { kind: 'chapter', chapter } } : mark),
    );
    const number = last ? pageMarks(page, link, chapter, marks, column, set) : [];
    return { ...row, before: index === 0 ? 6 : 0, marks: [...marks, ...number] };
  });
}

function pageMarks(
  page: string,
  owner: Part,
  chapter: number,
  marks: readonly Mark[],
  column: Column,
  set: Typesetting,
): Mark[] {
  const { body, colours } = set.styles;
  const width = set.measure(page, body);
  const right = column.x + column.width;
  const end = Math.max(column.x, ...marks.map(endOf));
  const y = baselineOf(body);
  return [
    {
      kind: 'rectangle',
      x: end + 8,
      y,
      width: right - width - 8 - end - 8,
      height: 0.5,
      colour: colours.line,
    },
    {
      kind: 'text',
      x: right - width,
      y,
      text: page,
      width,
      style: body,
      part: owner,
      link: { kind: 'chapter', chapter },
    },
  ];
}
