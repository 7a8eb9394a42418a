import type { Place } from '../../diagnostics/place.ts';

/**
 * A position on a page. Sections count from 1; `island`: in the data of a script, by its name; `structured-data`: for
 * search engines; `sharing-picture`: drawn for networks on which the page is shared.
 */
export type Spot =
  | { in: 'section'; section: number; kind: string; id?: string }
  | { in: 'island'; island: string }
  | { in: 'head' | 'structured-data' | 'sharing-picture' | 'frame' | 'page' };

/**
 * A text that would change, as a visitor reads it; long ones are cut to the surroundings of the difference. `path`:
 * within the planned page. `becomes`: what it would be instead, if that is asked for.
 */
export type UsedText = Spot & ChangedText;

export type ChangedText = { path: string; text: string; becomes?: string };

/** A text of a page with the lines that it comes from. */
export type PageText = Spot & { text: string; places: readonly Place[] };

export type PageSources = { address: string; place: Place; texts: PageText[] };
