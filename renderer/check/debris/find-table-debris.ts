import * as messages from '../../../diagnostics/messages/debris.ts';
import type { TreeNode } from '../markdown/markdown.ts';
import type { Debris } from './debris.ts';
import type { Leftover } from './leftovers.ts';

const row = /^[ \t>]*\|.*\|[ \t]*$/;
const ruler = /^[ \t>]*(?=.*\|)[ \t:|-]*-[ \t:|-]*$/;

/** Lines with bars that the compiler took for a paragraph. */
export function findBrokenTable({ tag, text, source }: Leftover): Debris[] {
  if (tag !== 'p' || !text.includes('|')) return [];
  const lines = source.split('\n');
  const at = lines.findIndex((line) => ruler.test(line));
  const head = at > 0 ? lines[at - 1] : undefined;
  if (head?.includes('|')) {
    const cells = cellsOf(lines[at] ?? '');
    const wanted = cellsOf(head);
    const offset = lines.slice(0, at).join('\n').length + 1;
    return [
      {
        offset,
        tell: (place) => messages.tableRulerCells(place, { cells, head: wanted, ruler: rulerOf(wanted) }),
      },
    ];
  }
  const rows = lines.filter((line) => row.test(line));
  if (rows.length < lines.length || cellsOf(rows[0] ?? '') < 2) return [];
  const wanted = cellsOf(rows[0] ?? '');
  if (rows.length > 1)
    return [{ offset: 0, tell: (place) => messages.tableWithoutRuler(place, rulerOf(wanted)) }];
  return [{ offset: 0, tell: (place) => messages.tableRowAlone(place) }];
}

/** Rows that have more or fewer cells than the head of their table. */
export function findUnevenRows(table: TreeNode, text: string): Debris[] {
  const rows = rowsOf(table).flatMap(({ position }) => {
    const { start, end } = position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return [];
    return [{ offset: start.offset, cells: cellsOf(text.slice(start.offset, end.offset)) }];
  });
  const [first, ...others] = rows;
  if (!first) return [];
  return others
    .filter(({ cells }) => cells !== first.cells)
    .map(({ offset, cells }) => ({
      offset,
      tell: (place) => messages.tableCells(place, { cells, head: first.cells }),
    }));
}

function rowsOf(node: TreeNode): TreeNode[] {
  return (node.children ?? []).flatMap((child) => (child.tagName === 'tr' ? [child] : rowsOf(child)));
}

/** As GitHub counts: a bar at either end counts for nothing, `\|` is a character. https://github.github.com/gfm/#tables-extension- */
function cellsOf(line: string): number {
  const plain = line
    .replace(/\\\|/g, '')
    .replace(/^[ \t>]*/, '')
    .trim();
  return plain.replace(/^\|/, '').replace(/\|$/, '').split('|').length;
}

function rulerOf(cells: number): string {
  return `|${' --- |'.repeat(cells)}`;
}
