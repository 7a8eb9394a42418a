import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { PlanOptions } from '../../pipeline/plan-site.ts';
import type { ReadOptions } from '../../pipeline/read-site.ts';

export type ReadabilityOptions = ReadOptions & Omit<PlanOptions, 'code'>;

/** A sentence with more than 25 words. `pages`: the addresses of pages that contain it. */
export type HardSentence = { text: string; words: number; place: Place; pages: string[] };

/**
 * `age`: the reading age of the page; absent if its sentences have fewer than 100 words. `perSentence`: average words.
 * `long`: sentences with more than 25 words.
 */
export type PageReadability = {
  address: string;
  place: Place;
  age?: number;
  words: number;
  perSentence: number;
  long: number;
};

/** The hardest first. `notEnglish`: addresses of pages that are not measured. */
export type SiteReadability =
  | { kind: 'measured'; pages: PageReadability[]; sentences: HardSentence[]; notEnglish: string[] }
  /** The site has errors, so nothing can be measured. */
  | { kind: 'broken'; diagnostics: Diagnostic[] };
