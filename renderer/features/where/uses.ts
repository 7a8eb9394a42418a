import type { Place } from '../../../diagnostics/place.ts';
import type { UsedText } from '../../page-texts/page-text.ts';

/** `change`: a page that there is only with, or only without, the value. */
export type PageUses = { address: string; place: Place; change: 'other' | 'gone' | 'new'; texts: UsedText[] };

/** A file of the finished site that is no page, such as a feed, a sitemap or a PDF document. `output`: relative to the output. */
export type FileUses = { output: string; kind: string; texts: { path: string; text: string }[] };

/**
 * What of the website depends on a value: what would be others if it were another. `tried`: the value that was put in
 * its place to find out; absent where nothing can stand there instead, and then what has looked at it is named.
 * `hidden`: what the file says of when it is shown, if today it isn't.
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
