import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Media, Source } from '../model/source.ts';

/** What reading a text came to: the problems belong to the result and are reported again whenever it is used again. */
export type ReadSource = { source: Source; problems: readonly Diagnostic[] };

/**
 * What the last run read, by absolute path. A text is parsed again only if it is not the same, letter by
 * letter; a picture only if its file was touched, since reading all of them at every change takes too long.
 */
export type ReadCache = {
  texts: Map<string, { text: string; read: ReadSource }>;
  media: Map<string, { signature: string; media: Media | undefined; problems: readonly Diagnostic[] }>;
};

export function createReadCache(): ReadCache {
  return { texts: new Map(), media: new Map() };
}

/** Forgets the files that the run just ended did not see. */
export function forgetOthers(cache: ReadCache, seen: ReadonlySet<string>): void {
  for (const known of [cache.texts, cache.media]) {
    for (const absolute of known.keys()) if (!seen.has(absolute)) known.delete(absolute);
  }
}
