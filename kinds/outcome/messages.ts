/** Problems with outcomes of the route finder, and with plans. */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';
import * as generated from './messages.generated.ts';

export function unreachedOutcome(place: Place, id: string): Diagnostic {
  return {
    ...generated.unreachedOutcome(place),
    unreached: { of: 'outcomes', name: id },
  };
}

export function outcomeWithoutPage(place: Place): Diagnostic {
  return {
    ...generated.outcomeWithoutPage(place),
    hides: [{ of: 'current of outcomes' }],
  };
}

export function moreWeeksAtLeast(place: Place, least: number, weeks: number): Diagnostic {
  return generated.moreWeeksAtLeast(place, { weeks, unit: weeks === 1 ? 'week' : 'weeks', least });
}
