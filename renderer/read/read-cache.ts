import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Media, Source } from '../model/source.ts';
import type { ReadLayers } from './layers/merge-layers.ts';
import type { MergedFiles } from './layers/merged-files.ts';

/** What reading a text came to: the problems belong to the result and are reported again whenever it is used again. */
export type ReadSource = { source: Source; problems: readonly Diagnostic[] };

/**
 * What stays of a text that was read: enough to know it again and not to parse its fields a second time. The Markdown
 * below front matter is much larger than all else, and mostly nobody looks at it again.
 */
export type KeptText = {
  file: string;
  /** The text down to the Markdown, or all of it. */
  head: string;
  /** Of the Markdown, if there is some. */
  body?: { sha256: string } & Pick<NonNullable<Source['body']>, 'isBlank' | 'counts'>;
  value: Source['value'];
  spans: Source['spans'];
  problems: readonly Diagnostic[];
};

/** By absolute path. */
export type KeptTexts = ReadonlyMap<string, KeptText>;

/**
 * What the last run read, by absolute path. A text is parsed again only if it is not the same, letter by
 * letter; a picture only if its file was touched, since reading all of them at every change takes too long.
 */
export type ReadCache = {
  texts: Map<string, ReadSource>;
  /** What an earlier process has left of them. */
  kept?: KeptTexts;
  media: Map<string, { signature: string; media: Media | undefined; problems: readonly Diagnostic[] }>;
  /** Of a site that extends another: what its files and those of its base came to, and what stands in each layer. */
  merged: MergedFiles;
  layers?: ReadLayers;
};

export function createReadCache(): ReadCache {
  return { texts: new Map(), media: new Map(), merged: new Map() };
}

/** Forgets the files that the run just ended did not see. */
export function forgetOthers(cache: ReadCache, seen: ReadonlySet<string>): void {
  for (const known of [cache.texts, cache.media]) {
    for (const absolute of known.keys()) if (!seen.has(absolute)) known.delete(absolute);
  }
}
