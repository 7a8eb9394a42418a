import { type Bound, createBound } from '../store/bound.ts';
import { digest } from './digest.ts';
import { createDocumentCache, type DocumentCache } from './documents/make-documents.ts';
import { createDrawingCache, type DrawingCache } from './drawings/drawing-cache.ts';
import type { LengthCache } from './page-styles.ts';
import type { RenderedFragment } from './render-fragment.ts';
import type { MeasureCache } from './typefaces/measure-typeface.ts';

/**
 * Finished fragments by their inputs. Pass the same cache to the next run, and unchanged fragments are not rendered
 * again.
 */
export type RenderCache = {
  fragments: Map<string, CachedFragment>;
  bound: Bound;
  used: Set<string>;
  documents: DocumentCache;
  typefaces: MeasureCache;
  drawings: DrawingCache;
  styleLengths: LengthCache;
};

/** A fragment and its cache key. `islands` identifies how its islands were printed. */
export type CachedFragment = RenderedFragment & { key: string; islands: string };

export function createRenderCache(): RenderCache {
  return {
    fragments: new Map(),
    bound: createBound(mostFragments, fewFragments),
    used: new Set(),
    documents: createDocumentCache(),
    typefaces: new Map(),
    drawings: createDrawingCache(),
    styleLengths: new Map(),
  };
}

/** `parts` fully determine the fragment. Only a digest is kept: the props of a large site would fill the memory. */
export function fragmentKey(parts: readonly unknown[]): string {
  return digest(JSON.stringify(parts), 32);
}

/**
 * `render` returns `undefined` if it reported a problem; that is not cached. Which islands a fragment has is only known
 * once it is rendered: a cached one is valid while `islandsOf` returns the same for it.
 */
export function remember(
  cache: RenderCache,
  key: string,
  islandsOf: (fragment: RenderedFragment) => string,
  render: () => UncachedFragment | undefined,
): CachedFragment | undefined {
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

/**
 * The most recently used: most fragments of a large site appear on one page only, and would fill the memory with what
 * is already in the output.
 */
const [mostFragments, fewFragments] = [2000, 200];

/** Perhaps cached under another key already. */
type UncachedFragment = RenderedFragment & { key?: string };

function under(
  key: string,
  islandsOf: (fragment: RenderedFragment) => string,
  made: UncachedFragment | undefined,
): CachedFragment | undefined {
  return made && { ...made, key: made.key ?? key, islands: islandsOf(made) };
}

/** At the end of a run: drops what no page needed, so that memory doesn't grow during a long watch. */
export function dropUnused(cache: RenderCache): void {
  for (const key of cache.fragments.keys()) if (!cache.used.has(key)) cache.fragments.delete(key);
  cache.used.clear();
}
