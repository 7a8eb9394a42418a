import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createSiteCache, type SiteCache } from './site-cache.ts';

/** Results that a later call in the same process may use again. It only saves time: results are the same without it. */
export type Cache = { kept?: SiteCache; asked?: AskedBefore };

/** By the path of its answer: what a program of the site was asked with, and what came of it. */
export type AskedBefore = Map<string, { stamp: string; diagnostics: Diagnostic[] }>;

export function openCache(cache: Cache = {}): SiteCache {
  cache.kept ??= createSiteCache();
  return cache.kept;
}
