import { type Bound, createBound } from '../store/bound.ts';
import { digest } from './digest.ts';
import { createDocumentCache, type DocumentCache } from './documents/make-documents.ts';
import { createKnownDrawings, type KnownDrawings } from './drawings/known-drawings.ts';
import type { KnownLengths } from './page-styles.ts';
import type { Fragment } from './render-fragment.ts';
import type { MeasureCache } from './typefaces/measure-typeface.ts';

/** Finished fragments by what they were made of. Hand the same cache to the next run and what is the same is not rendered again. */
export type RenderCache = {
  fragments: Map<string, KeptFragment>;
  bound: Bound;
  used: Set<string>;
  documents: DocumentCache;
  typefaces: MeasureCache;
  drawings: KnownDrawings;
  styleLengths: KnownLengths;
};

/** A fragment and the key under which it is kept. `islands` tells apart how its islands were printed. */
export type KeptFragment = Fragment & { key: string; islands: string };

export function createRenderCache(): RenderCache {
  return {
    fragments: new Map(),
    bound: createBound(mostFragments, fewFragments),
    used: new Set(),
    documents: createDocumentCache(),
    typefaces: new Map(),
    drawings: createKnownDrawings(),
    styleLengths: new Map(),
  };
}

/** `parts` decide the fragment wholly. Only a digest is kept: the props of a large site would fill the memory. */
export function fragmentKey(parts: readonly unknown[]): string {
  return digest(JSON.stringify(parts), 32);
}

/**
 * `render` gives `undefined` where it reported a problem; that is not kept. Which islands a fragment has is only known
 * once it is rendered: a kept one counts as long as `islandsOf` says the same of it.
 */
export function remember(
  cache: RenderCache,
  key: string,
  islandsOf: (fragment: Fragment) => string,
  render: () => Unkept | undefined,
): KeptFragment | undefined {
  const known = cache.fragments.get(key);
  const kept = known && known.islands === islandsOf(known) ? known : under(key, islandsOf, render());
  if (!kept) return undefined;
  cache.used.add(key);
  cache.fragments.delete(key);
  cache.fragments.set(key, kept);
  for (const oldest of cache.fragments.keys()) {
    if (cache.fragments.size <= cache.bound.size) break;
    cache.fragments.delete(oldest);
    cache.bound.drop();
  }
  return kept;
}

/** Those used last: of a large site, most stand on one page only, and would fill the memory with what is in its output already. */
const [mostFragments, fewFragments] = [2000, 200];

/** Perhaps kept under another key already. */
type Unkept = Fragment & { key?: string };

function under(
  key: string,
  islandsOf: (fragment: Fragment) => string,
  made: Unkept | undefined,
): KeptFragment | undefined {
  return made && { ...made, key: made.key ?? key, islands: islandsOf(made) };
}

/** At the end of a run: what no page needed is dropped, so that a long watch doesn't grow. */
export function dropUnused(cache: RenderCache): void {
  for (const key of cache.fragments.keys()) if (!cache.used.has(key)) cache.fragments.delete(key);
  cache.used.clear();
}
