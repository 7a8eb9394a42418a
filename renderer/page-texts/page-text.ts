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

/** A text of a page with the lines that it was made of. */
export type PageText = Spot & { text: string; places: readonly Place[] };

export type PageSources = { address: string; place: Place; texts: PageText[] };
