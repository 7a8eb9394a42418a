import type { SiteSearch } from '../../../schemas/planned.ts';

/** The search data that the browser needs. */
export function searchIslandProps({ index, hint, busy, count, empty, failure, kinds }: SiteSearch) {
  return { index, hint, busy, count, empty, failure, kinds };
}
