/** Amounts and numbers that are well-formed but hardly meant. */

import { createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

/** `orFree`: whether the field may say Free instead. */
export function amountOfNothing(place: Place, name: string, orFree: boolean): Diagnostic {
  return createWarning(
    'amount-of-nothing',
    place,
    orFree
      ? `“${name}” is 0, so visitors would see an amount instead of the word for free.`
      : `“${name}” is 0.`,
    orFree
      ? 'Write Free if it costs nothing. Otherwise write the amount.'
      : 'Write the amount, or delete this line.',
  );
}
