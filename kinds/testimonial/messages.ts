/** What is wrong with testimonials. */

import { createWarning } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';

export function unknownCountry(place: Place, written: string, meant: string): Diagnostic {
  return createWarning(
    'unknown-country',
    place,
    `There is no country called “${written}”.`,
    `Did you mean “${meant}”?`,
  );
}

/** `named`: the country that the location names. */
export function otherCountry(
  place: Place,
  { country, location, named }: { country: string; location: string; named: string },
): Diagnostic {
  return createWarning(
    'other-country',
    place,
    `“country” is ${country}, but “location” says “${location}”.`,
    `Write ${named}, or correct the location.`,
  );
}

/** `first`: where the same words are already. */
export function sameQuote(place: Place, first: Place): Diagnostic {
  const problem = createWarning(
    'same-quote',
    place,
    `These are word for word the words of ${first.file}.`,
    'Write what this person said, or delete this file.',
  );
  return { ...problem, related: [{ place: first, message: 'The same words.' }] };
}

/** `meant`: the year with its digits in another order. */
export function passedLater(place: Place, year: string, meant: string | undefined): Diagnostic {
  return createWarning(
    'passed-later',
    place,
    `This person can’t have passed in ${year}, a year that is still to come.`,
    meant === undefined
      ? 'Write the year in which they passed, in quotes, for example: "2025"'
      : `Did you mean "${meant}"?`,
  );
}
