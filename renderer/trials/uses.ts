import type { Place } from '../../diagnostics/place.ts';
import type { ChangedText, UsedText } from '../page-texts/page-text.ts';

/** `change`: whether the page changes, or exists only with (`gone`) or only without (`new`) the value. */
export type PageUses = { address: string; place: Place; change: 'other' | 'gone' | 'new'; texts: UsedText[] };

/**
 * A file of the finished site that is not a page, such as a feed, a sitemap or a PDF document. `output`: relative to
 * the output.
 */
export type FileUses = { output: string; kind: string; texts: ChangedText[] };

/**
 * The parts of the website that would change if a value changed. `tried`: the value that replaced it to find out;
 * absent if no replacement is valid, and then the pages that read it are listed. `hidden`: the file's dates, if it
 * isn't shown today.
 */
export type ValueUses = {
  place: Place;
  path: readonly (string | number)[];
  value: unknown;
  tried?: unknown;
  hidden?: { from?: string; until?: string };
  pages: PageUses[];
  files: FileUses[];
};
