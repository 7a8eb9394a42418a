import { fillPages, type Page, type PageSpace } from './fill-pages.ts';
import type { Row } from './row.ts';

/** Factors for the space between rows, down to the least that still looks good. */
const shares = [0.9, 0.8, 0.7, 0.6, 0.5];

/** Distributes the rows over pages; if only the closing words would be left for the last page, the spaces shrink. */
export function fitPages(rows: readonly Row[], space: PageSpace, start = space.top): Page[] {
  const first = fillPages(rows, space, start);
  if (!endsAlone(first)) return first;
  for (const share of shares) {
    const pages = fillPages(tighten(rows, share), space, start);
    if (!endsAlone(pages)) return pages;
  }
  return first;
}

function tighten(rows: readonly Row[], share: number): Row[] {
  return rows.map((row) => ({ ...row, before: row.before * share }));
}

function endsAlone(pages: readonly Page[]): boolean {
  const last = pages.at(-1)?.rows ?? [];
  return pages.length > 1 && last.every(({ row }) => row.closing);
}
