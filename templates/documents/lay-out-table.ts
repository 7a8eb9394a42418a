import type { DocumentBlock, TextRun } from '../../schemas/planned-document.ts';
import { type Column, layOutRuns, type Typesetting } from './lay-out-text.ts';
import { type Part, part, type Row, type Style } from './row.ts';

type Table = Extract<DocumentBlock, { kind: 'table' }>;
const gap = 14;
const padding = 5;

/** A table whose heading returns on each page; a row is only cut where it is longer than a page. */
export function layOutTable(table: Table, owner: Part, column: Column, set: Typesetting): Row[] {
  const { styles } = set;
  const columns = shareWidth(table, column, set);
  const owned = part('Table', owner);
  const heading: Style = { ...styles.cell, face: 'strong', colour: styles.colours.ink };
  const head = layOutRow(
    table.head,
    heading,
    { row: part('TR', owned), cell: () => ({ tag: 'TH', scope: 'Column' }) },
    columns,
    set,
  );
  const ruled = [...head, rule(column, 0.9, styles.colours.ink)].map((row): Row => ({ ...row, keep: true }));
  const rows = table.rows.flatMap((cells) => {
    const parts = { row: part('TR', owned), cell: () => ({ tag: 'TD' }) };
    const lines = layOutRow(cells, styles.cell, parts, columns, set);
    const kept = [
      ...lines.map((row): Row => ({ ...row, keep: true })),
      rule(column, 0.5, styles.colours.line),
    ];
    return kept.map((row, index): Row => (index === 0 ? { ...row, head: ruled } : row));
  });
  return [
    ...ruled.map((row, index) => (index === 0 ? { ...row, before: 16 } : row)),
    ...rows,
    { before: 0, height: 6, marks: [] },
  ];
}

type RowParts = { row: Part; cell: () => Part };

/** Line by line over all cells, which share one line height. */
function layOutRow(
  cells: readonly TextRun[][],
  style: Style,
  parts: RowParts,
  columns: readonly Column[],
  set: Typesetting,
): Row[] {
  const laid = cells.map((runs, index) => {
    const owner: Part = { ...parts.cell(), parent: parts.row };
    const column = columns[index] ?? { x: 0, width: 1 };
    return { owner, rows: layOutRuns(runs, style, owner, column, set) };
  });
  const count = Math.max(1, ...laid.map(({ rows }) => rows.length));
  return Array.from({ length: count }, (_, line) => ({
    before: line === 0 ? padding : 0,
    height: style.leading,
    marks: laid.flatMap(({ rows }) => rows[line]?.marks ?? []),
  }));
}

function rule({ x, width }: Column, thickness: number, colour: string): Row {
  return {
    before: 0,
    height: padding,
    marks: [{ kind: 'rectangle', x, y: padding, width, height: thickness, colour }],
  };
}

/** Each column gets its longest word; the rest goes to those with more text. */
function shareWidth(table: Table, { x, width }: Column, { styles, measure }: Typesetting): Column[] {
  const strong: Style = { ...styles.cell, face: 'strong' };
  const wanted = table.head.map((_, index) => {
    const texts = [table.head, ...table.rows].map((cells) =>
      (cells[index] ?? []).map(({ text }) => text).join(''),
    );
    const word = Math.max(...texts.flatMap((text) => text.split(' ')).map((text) => measure(text, strong)));
    return { least: word + 1, most: Math.max(...texts.map((text) => measure(text, strong))) + 1 };
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
