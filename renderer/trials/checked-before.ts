import type { CheckResult } from '../check/check-cache.ts';
import { checkSite } from '../pipeline/check-site.ts';
import type { PlanOptions } from '../pipeline/plan-site.ts';
import { type ReadOptions, readSite } from '../pipeline/read-site.ts';
import { type Cache, openCache } from '../warm/open-cache.ts';
import type { SiteCache } from '../warm/site-cache.ts';

/** For whoever shows a site while it is edited. `cache`: with it, the site is taken as it was last read and checked. */
export type EditingOptions = ReadOptions & Omit<PlanOptions, 'code'> & { cache?: Cache };

/** The last check, and everything that it has left in memory. */
export type CheckedBefore = { last: CheckResult; cache: SiteCache };

/** Reads and checks a site only if that was never done with its cache. Undefined if there is nothing to check. */
export async function checkedBefore({
  root,
  today,
  cache: given = {},
}: EditingOptions): Promise<CheckedBefore | undefined> {
  const cache = openCache(given);
  if (!cache.check.last || !cache.read.layers)
    checkSite(await readSite({ root, cache: given }), { today, cache: given });
  const { last } = cache.check;
  return last && { last, cache };
}
