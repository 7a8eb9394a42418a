import type { Background, Row } from './row.ts';

/** A row with its position: points from the page's top. `again`: a table heading that is repeated. */
export type PlacedRow = { row: Row; y: number; again?: true };
export type Tint = { background: Background; y: number; height: number };
export type FilledPage = { rows: PlacedRow[]; tints: Tint[] };

/** From the first row's top to the last one's bottom, in points from the page's top. */
export type PageSpace = { top: number; bottom: number };

/**
 * Distributes the rows over pages. Groups stay together unless longer than a page. `start`: the top on the first page.
 */
export function fillPages(rows: readonly Row[], { top, bottom }: PageSpace, start = top): FilledPage[] {
  const pages: FilledPage[] = [{ rows: [], tints: [] }];
  let y = start;
  for (let index = 0; index < rows.length; ) {
    const group = groupAt(rows, index);
    const needed = group.reduce((sum, row) => sum + row.before + row.height, 0);
    const fits = y + needed <= bottom || (y === top && needed > bottom - top);
    if (group[0]?.newPage || !fits) y = openPage(pages, group[0], top, y);
    for (const row of group) {
      if (y + row.before + row.height > bottom) y = openPage(pages, row, top, y);
      y = placeRow(pages, row, y);
    }
    index += group.length;
  }
  return pages;
}

/** A row and all rows that must be on the same page. */
function groupAt(rows: readonly Row[], start: number): Row[] {
  let end = start;
  while (rows[end]?.keep && end + 1 < rows.length && !rows[end + 1]?.newPage) end += 1;
  return rows.slice(start, end + 1);
}

/** A new page, unless this one is still empty; a table that continues begins with its heading. */
function openPage(pages: FilledPage[], row: Row | undefined, top: number, y: number): number {
  if (y === top) return top;
  pages.push({ rows: [], tints: [] });
  let next = top;
  const continues = row?.head && pages.at(-2)?.rows.length;
  for (const again of continues ? (row.head ?? []) : []) {
    pages.at(-1)?.rows.push({ row: again, y: next + (next === top ? 0 : again.before), again: true });
    next += again.height + (next === top ? 0 : again.before);
  }
  return next;
}

/** A row at the top of a page has no space above it. */
function placeRow(pages: FilledPage[], row: Row, y: number): number {
  const page = pages.at(-1);
  const start = page?.rows.length ? y + row.before : y;
  page?.rows.push({ row, y: start });
  if (row.background && page) tint(page, row.background, start, row.height);
  return start + row.height;
}

/** Neighbouring rows on the same background share one tint, without seams. */
function tint(page: FilledPage, background: Background, y: number, height: number): void {
  const last = page.tints.at(-1);
  if (last?.background === background) last.height = y + height - last.y;
  else page.tints.push({ background, y, height });
}
