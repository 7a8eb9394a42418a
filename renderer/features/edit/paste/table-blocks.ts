import { type ForeignNode, foreignElement, property, textIn } from '../../../foreign/nodes.ts';
import { hasPicture } from './pasted-pictures.ts';
import { styleOf } from './pasted-style.ts';

/** How the contents of a cell become blocks. */
type ToBlocks = (nodes: readonly ForeignNode[]) => ForeignNode[];

/** A table with one head, and no empty rows or columns; or what it holds, if it only puts that into its place. */
export function tableBlocks(table: ForeignNode, toBlocks: ToBlocks): ForeignNode[] {
  const rows = rowsIn(table);
  const caption = table.children.find(({ name }) => name === 'caption');
  const above = caption ? toBlocks(caption.children) : [];
  if (property(table, 'role') === 'presentation' || rows.some((row) => row.some(hasTable)))
    return [...above, ...rows.flat().flatMap(({ children }) => toBlocks(children))];
  const { titles, grid } = withoutTitles(squared(rows));
  const columns = (grid[0] ?? []).flatMap((_, index) =>
    grid.some((row) => isWritten(row[index])) ? [index] : [],
  );
  const cells = grid
    .filter((row) => row.some(isWritten))
    .map((row) => columns.map((index) => row[index] ?? emptyCell));
  const before = [...above, ...titles.flatMap(({ children }) => toBlocks(children))];
  if (columns.length < 2) return [...before, ...cells.flat().flatMap(({ children }) => toBlocks(children))];
  const [head = [], ...body] = cells;
  const right = columns.map((_, index) => isRight(body.map((row) => row[index])));
  const row = (name: string) => (line: readonly ForeignNode[]) =>
    foreignElement(
      'tr',
      line.map((cell, index) =>
        foreignElement(name, cellOf(toBlocks(cell.children)), right[index] ? { align: 'right' } : {}),
      ),
    );
  return [
    ...before,
    foreignElement('table', [
      foreignElement('thead', [row('th')(head.map(inPlainLetters))]),
      foreignElement('tbody', body.map(row('td'))),
    ]),
  ];
}

type Cell = ForeignNode;

const emptyCell: Cell = foreignElement('td', []);

function rowsIn({ children }: ForeignNode): Cell[][] {
  return children.flatMap((child) => {
    if (child.name === 'tr') return [child.children.filter(({ name }) => name === 'td' || name === 'th')];
    return /^(?:thead|tbody|tfoot)$/.test(child.name) ? rowsIn(child) : [];
  });
}

function hasTable(node: ForeignNode): boolean {
  return node.name === 'table' || node.children.some(hasTable);
}

/** A cell over several columns or rows is in the first of them; of the others nothing is said. */
function squared(rows: readonly (readonly Cell[])[]): Cell[][] {
  const grid: Cell[][] = rows.map(() => []);
  for (const [at, cells] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      while (grid[at]?.[column]) column += 1;
      for (let down = 0; down < spanOf(cell, 'rowSpan') && grid[at + down]; down += 1)
        for (let across = 0; across < spanOf(cell, 'colSpan'); across += 1)
          (grid[at + down] ?? [])[column + across] = down + across === 0 ? cell : emptyCell;
      column += spanOf(cell, 'colSpan');
    }
  }
  const width = Math.max(0, ...grid.map(({ length }) => length));
  return grid.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? emptyCell));
}

/** More than a person makes. */
const widest = 100;

function spanOf(cell: Cell, name: 'colSpan' | 'rowSpan'): number {
  const span = Number(cell.properties[name] ?? 1);
  return Number.isInteger(span) && span > 0 ? Math.min(span, widest) : 1;
}

/** Rows above the head with one cell over all columns are titles. */
function withoutTitles(grid: readonly Cell[][]): { titles: Cell[]; grid: Cell[][] } {
  const isTitle = (row: readonly Cell[]) =>
    row.filter(isWritten).length === 1 && spanOf(row[0] ?? emptyCell, 'colSpan') === row.length;
  const first = grid.findIndex((row) => row.some(isWritten) && !isTitle(row));
  const until = Math.max(first, 0);
  return { titles: grid.slice(0, until).flatMap((row) => row.filter(isWritten)), grid: grid.slice(until) };
}

function isWritten(cell: Cell | undefined): boolean {
  return cell !== undefined && (textIn(cell).trim() !== '' || hasPicture(cell));
}

/** Numbers are. */
function isRight(cells: readonly (Cell | undefined)[]): boolean {
  const written = cells.flatMap((cell) => (cell && isWritten(cell) ? [cell] : []));
  return written.length > 0 && written.every((cell) => [cell, ...cell.children].some(isAlignedRight));
}

function isAlignedRight(node: ForeignNode): boolean {
  return property(node, 'align') === 'right' || styleOf(node).get('text-align') === 'right';
}

/** A head is in bold by itself. */
function inPlainLetters(cell: Cell): Cell {
  return { ...cell, children: cell.children.flatMap(withoutStrong) };
}

function withoutStrong(node: ForeignNode): ForeignNode[] {
  const children = node.children.flatMap(withoutStrong);
  return node.name === 'strong' ? children : [{ ...node, children }];
}

function cellOf(blocks: readonly ForeignNode[]): ForeignNode[] {
  const [first, ...rest] = blocks;
  return first?.name === 'p' && rest.length === 0 ? [...first.children] : [...blocks];
}
