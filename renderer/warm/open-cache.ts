import { createSiteCache, type SiteCache } from './site-cache.ts';

/** Results that a later call in the same process may use again. It only saves time: results are the same without it. */
export type Cache = { kept?: SiteCache };

export function openCache(cache: Cache = {}): SiteCache {
  cache.kept ??= createSiteCache();
  return cache.kept;
}
