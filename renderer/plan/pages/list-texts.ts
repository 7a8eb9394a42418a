import { fillPattern } from '../../../kinds/fill-pattern.ts';
import type { ListView } from '../context/list-view.ts';

/** What a page of a list is called, and described with: `Blog: Visas, page 2 of 5`. The first page of all is called what is written. */
export function patternOnPart(
  what: 'title' | 'description',
  written: string,
  list: ListView | undefined,
): string {
  if (!list) return written;
  const { pages, words } = list;
  const [ofFilter, ofPage] =
    what === 'title' ? [words.filterTitle, words.title] : [words.filterDescription, words.description];
  const named =
    pages.filter === undefined ? written : fillPattern(ofFilter, { [what]: written, filter: pages.filter });
  if (pages.number === 1) return named;
  return fillPattern(ofPage, { [what]: named, number: String(pages.number), total: String(pages.total) });
}
