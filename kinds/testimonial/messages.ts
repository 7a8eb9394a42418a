/** Problems with testimonials. */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';
import * as generated from './messages.generated.ts';

/** `first`: where the same words already are. */
export function sameQuote(place: Place, first: Place): Diagnostic {
  const problem = generated.sameQuote(place, { firstFile: first.file });
  return { ...problem, related: [{ place: first, message: 'The same words.' }] };
}

/** `meant`: the year with its digits rearranged. */
export function passedLater(place: Place, year: string, meant: string | undefined): Diagnostic {
  return generated.passedLater(place, {
    year,
    hint:
      meant === undefined
        ? 'Write the year in which they passed, in quotes, for example: "2025"'
        : `Did you mean "${meant}"?`,
  });
}
