import type { Place } from '../../diagnostics/place.ts';

/** A calendar day in the site’s zone on which the site changes at midnight, and the line that causes it. */
export type DayChange = {
  day: string;
  what: 'appears' | 'goes' | 'changes';
  /** Whether pages or parts of them appear or disappear, so that links may break. */
  isStructural?: true;
  /** The title of what changes, or the name that texts give it in braces. */
  name: string;
  place: Place;
};
