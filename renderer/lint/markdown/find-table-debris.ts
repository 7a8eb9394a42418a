import * as messages from '../../../diagnostics/messages/debris.ts';
import { tableOfTabs, tableWithoutRuler } from '../../../diagnostics/messages.generated.ts';
import type { TreeNode } from '../../check/markdown/markdown.ts';
import { type Debris, short } from '../debris.ts';
import type { Leftover } from './leftovers.ts';

/** A row without bars at its ends. */
const bareRow = /^[^|]*[^|\s][ \t]+\|[ \t]+[^|\s].*$/;
const row = /^[ \t>]*\|.*\|[ \t]*$/;
const ruler = /^(?:[ \t>]*>)?[ \t:|-]+$/;
/** With dashes or other characters in place of hyphens. */
const mistypedRuler = /^(?:[ \t>]*>)?[ \t:|\-–—=_~*]+$/;

/** Lines with bars or tabs that the compiler parsed as a paragraph. `before`: the text above it. */
export function findBrokenTable({ tag, text, source }: Leftover, before: string): Debris[] {
  if (tag !== 'p') return [];
  if (!text.includes('|')) return text.includes('\t') ? findTabbedRows(source) : [];
  const lines = source.split('\n');
  // An empty line separates it from its head.
  if (isRuler(lines[0] ?? '')) return [{ offset: 0, tell: (place) => messages.tableRowAlone(place) }];
  const at = lines.findIndex((line) => isRuler(line, mistypedRuler));
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
  const rows = lines.filter((line) => row.test(line) || (lines.length > 1 && bareRow.test(line)));
  if (rows.length < lines.length || cellsOf(rows[0] ?? '') < 2) return [];
  if (rows.some((one) => !row.test(one) && cellsOf(one) !== cellsOf(rows[0] ?? ''))) return [];
  const wanted = cellsOf(rows[0] ?? '');
  if (rows.length > 1 && !isBelowTable(before, wanted))
    return [{ offset: 0, tell: (place) => tableWithoutRuler(place, { ruler: rulerOf(wanted) }) }];
  return [{ offset: 0, tell: (place) => messages.tableRowAlone(place, rows.length > 1) }];
}

/** Rows as spreadsheets and word processors copy them, with tabs between the cells. */
function findTabbedRows(source: string): Debris[] {
  const rows = source.split('\n').map((line) => line.trim().split(/\t+/));
  const [head = []] = rows;
  if (rows.length < 2 || head.length < 2 || rows.some(({ length }) => length !== head.length)) return [];
  // Word puts a tab between a bullet and its words.
  if (rows.every(([cell = '']) => /^[\uE000-\uF8FF]$/.test(cell))) return [];
  const offset = source.search(/\S/);
  const first = `| ${head.map((cell) => short(cell, 30)).join(' | ')} |`;
  return [{ offset, tell: (place) => tableOfTabs(place, { head: first, ruler: rulerOf(head.length) }) }];
}

/** In characters: longer tables are not searched for their head. */
const longestTable = 10_000;

/** Whether the text ends with a table that has as many cells in a row. */
function isBelowTable(before: string, cells: number): boolean {
  const [last = ''] = before
    .slice(-longestTable)
    .trimEnd()
    .split(/\n[ \t]*\n/)
    .slice(-1);
  const [head = '', below = ''] = last.split('\n');
  return isRuler(below) && cellsOf(head) === cells;
}

/** Whether a paragraph is the head of a table, separated from its rows by an empty line. */
export function isHeadAlone({ tag, source }: Leftover, next: Leftover | undefined): boolean {
  if (tag !== 'p' || next?.tag !== 'p' || !row.test(source)) return false;
  return isRuler(next.source.split('\n', 1)[0] ?? '');
}

/** Rows with more or fewer cells than the head of their table. */
export function findUnevenRows(table: TreeNode, text: string): Debris[] {
  const rows = rowsOf(table).flatMap(({ position }) => {
    const { start, end } = position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return [];
    return [{ offset: start.offset, cells: cellsOf(text.slice(start.offset, end.offset)) }];
  });
  const [first, ...others] = rows;
  if (!first) return [];
  const [row] = others;
  if (
    row &&
    row.cells !== first.cells &&
    others.length > 1 &&
    others.every(({ cells }) => cells === row.cells)
  )
    return [
      {
        offset: first.offset,
        tell: (place) => messages.tableHead(place, { cells: row.cells, head: first.cells }),
      },
    ];
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

/**
 * Counts as GitHub does: ignores a bar at either end; `\|` is a character.
 * https://github.github.com/gfm/#tables-extension-
 */
function cellsOf(line: string): number {
  const cells = line.includes('\\|') ? line.replaceAll('\\|', '') : line;
  const plain = cells.replace(/^[ \t>]*/, '').trim();
  return plain.replace(/^\|/, '').replace(/\|$/, '').split('|').length;
}

function isRuler(line: string, pattern = ruler): boolean {
  return line.includes('|') && /[-–—=_~*]/.test(line) && pattern.test(line);
}

function rulerOf(cells: number): string {
  return `|${' --- |'.repeat(cells)}`;
}
