/** Problems with the questions of the route finder. */

import { createError } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';

/** `left`: the question that no answer leads to any more. */
export function questionInCircle(place: Place, way: readonly string[], left?: string): Diagnostic {
  return createError(
    'question-in-circle',
    place,
    way.length === 1
      ? 'This answer leads back to its own question.'
      : `This answer leads back to an earlier question, so visitors go round in a circle: ${way.join(', ')}.`,
    left === undefined
      ? 'Make it lead to another question or to an outcome.'
      : `Did you mean “${left}”? No answer leads there.`,
  );
}
