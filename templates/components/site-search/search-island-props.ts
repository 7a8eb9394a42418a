import type { SiteSearch } from '../../../schemas/planned.ts';

/** What the browser needs of the search. */
export function searchIslandProps({ index, hint, busy, count, empty, failure, kinds }: SiteSearch) {
  return { index, hint, busy, count, empty, failure, kinds };
}
