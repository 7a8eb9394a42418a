import type { Place } from '../../diagnostics/place.ts';

/**
 * Where on a page something stands. A section is counted from 1; `island`: in what a script is given, by its name;
 * `structured-data`: what search engines are told; `sharing-picture`: what is drawn for networks where the page is shared.
 */
export type Spot =
  | { in: 'section'; section: number; kind: string; id?: string }
  | { in: 'island'; island: string }
  | { in: 'head' | 'structured-data' | 'sharing-picture' | 'frame' | 'page' };

/** A text that would be another, as a visitor reads it: long ones are cut to what surrounds the difference. `path`: within the planned page. */
export type UsedText = Spot & { path: string; text: string };

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

/** A text of a page with the lines that it was made of. */
export type PageText = Spot & { text: string; places: readonly Place[] };

export type PageSources = { address: string; place: Place; texts: PageText[] };
