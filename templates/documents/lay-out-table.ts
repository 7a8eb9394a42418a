import type { DocumentBlock, TextRun } from '../../schemas/planned-document.ts';
import { layOutRuns } from './lay-out-text.ts';
import { type DocumentPart, keepWithNext, type Row, type Style, spaceBefore } from './row.ts';
import { type Column, inPart, type Typesetting } from './typesetting.ts';

type Table = Extract<DocumentBlock, { kind: 'table' }>;
type Cell = { style: Style; part: DocumentPart };

const gap = 14;
const padding = 5;

/** A table whose heading repeats on each page; a row is only split if it is longer than a page. */
export function layOutTable(table: Table, set: Typesetting): Row[] {
  const { cell, cellHead, colours } = set.styles;
  const columns = shareWidth(table, set);
  const owner = inPart(set, 'Table');
  const layOut = (cells: readonly TextRun[][], look: Cell) =>
    layOutRow(cells, look, columns, inPart(owner, 'TR'));
  const head = keepWithNext([
    ...layOut(table.head, { style: cellHead, part: { tag: 'TH', scope: 'Column' } }),
    rule(set, 0.9, colours.ink),
  ]);
  const rows = table.rows.flatMap((cells): Row[] => {
    const lines = keepWithNext(layOut(cells, { style: cell, part: { tag: 'TD' } }));
    return [...lines, rule(set, 0.5, colours.line)].map((row, index) =>
      index === 0 ? { ...row, head } : row,
    );
  });
  return [...spaceBefore(head, 16), ...rows, { before: 0, height: 6, marks: [] }];
}

/** Line by line across all cells, which share one line height. */
function layOutRow(
  cells: readonly TextRun[][],
  { style, part }: Cell,
  columns: readonly Column[],
  set: Typesetting,
): Row[] {
  const laid = cells.map((runs, index) => {
    const owner: DocumentPart = { ...part, parent: set.owner };
    return layOutRuns(runs, style, { ...set, owner, column: columns[index] ?? { x: 0, width: 1 } });
  });
  const count = Math.max(1, ...laid.map((rows) => rows.length));
  return Array.from({ length: count }, (_, line) => ({
    before: line === 0 ? padding : 0,
    height: style.leading,
    marks: laid.flatMap((rows) => rows[line]?.marks ?? []),
  }));
}

function rule({ column: { x, width } }: Typesetting, height: number, colour: string): Row {
  return { before: 0, height: padding, marks: [{ kind: 'rectangle', x, y: padding, width, height, colour }] };
}

/** Each column is as wide as its longest word; the rest goes to those with more text. */
function shareWidth(table: Table, { column: { x, width }, styles, measure }: Typesetting): Column[] {
  const wanted = table.head.map((_, index) => {
    const texts = [table.head, ...table.rows].map((cells) =>
      (cells[index] ?? []).map(({ text }) => text).join(''),
    );
    const word = Math.max(
      ...texts.flatMap((text) => text.split(' ')).map((text) => measure(text, styles.cellHead)),
    );
    return { least: word + 1, most: Math.max(...texts.map((text) => measure(text, styles.cellHead))) + 1 };
  });
  const room = width - gap * Math.max(0, wanted.length - 1);
  const least = wanted.reduce((sum, one) => sum + one.least, 0);
  const extra = wanted.reduce((sum, one) => sum + one.most - one.least, 0) || 1;
  const spare = Math.max(0, room - least);
  let left = x;
  return wanted.map((one) => {
    const column = {
      x: left,
      width: least > room ? room / wanted.length : one.least + (spare * (one.most - one.least)) / extra,
    };
    left += column.width + gap;
    return column;
  });
}
