import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SchemaSet } from '../model/site.ts';
import type { Media, Source } from '../model/source.ts';
import type { ReadData } from './data/read-data.ts';
import type { ReadLayers } from './layers/merge-layers.ts';
import type { MergedFiles } from './layers/merged-files.ts';

/** The result of reading a text: problems are part of it, and are reported again whenever it is reused. */
export type ReadSource = { source: Source; problems: readonly Diagnostic[] };

/**
 * A stored text: enough to recognise it and not to parse its fields again. The Markdown below front matter is much
 * larger than all the rest, and is rarely needed again.
 */
export type StoredText = {
  file: string;
  /** The text down to the Markdown, or all of it. */
  head: string;
  /** For the Markdown, if any. */
  body?: { sha256: string } & Pick<NonNullable<Source['body']>, 'isBlank' | 'counts'>;
  value: Source['value'];
  spans: Source['spans'];
  problems: readonly Diagnostic[];
};

/** By absolute path. */
export type StoredTexts = ReadonlyMap<string, StoredText>;

/** The entries of a data file, and everything besides the schemas on which they depend. Plain data. */
export type StoredData = ReadData & { text: string; folder: string; isWhole: boolean };

/**
 * Results of the last run, by absolute path. A text is parsed again only if it differs in any letter; a picture only if
 * its file was touched, since reading all of them at every change takes too long.
 */
export type ReadCache = {
  texts: Map<string, ReadSource>;
  /** Texts stored by an earlier process. */
  stored?: StoredTexts;
  /** Entries of data files. */
  data: Map<string, StoredData & { schemas: SchemaSet }>;
  /** The same, stored by an earlier process with the same schemas. */
  storedData?: ReadonlyMap<string, StoredData>;
  media: Map<string, { signature: string; media: Media | undefined; problems: readonly Diagnostic[] }>;
  /** For a site that extends another: the merged files, and the content of each layer. */
  merged: MergedFiles;
  layers?: ReadLayers;
};

export function createReadCache(): ReadCache {
  return { texts: new Map(), data: new Map(), media: new Map(), merged: new Map() };
}

/** Drops the files that the last run did not see. */
export function forgetOthers(cache: ReadCache, seen: ReadonlySet<string>): void {
  for (const known of [cache.texts, cache.data, cache.media]) {
    for (const absolute of known.keys()) if (!seen.has(absolute)) known.delete(absolute);
  }
}
