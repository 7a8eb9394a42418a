/** What is wrong with the promotion of site.yaml. */

import { createError, createWarning } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';

export function promotionSavesNothing(place: Place, offer: number, price: number): Diagnostic {
  return createError(
    'promotion-saves-nothing',
    place,
    `With the code the course costs ${offer}, without it ${price}.`,
    'Write a lower price, or delete the promotion.',
  );
}

export function endlessPromotion(place: Place): Diagnostic {
  return createWarning(
    'endless-promotion',
    place,
    'This promotion has no last day.',
    'Add until, the last day on which the code works, and untilText. A closing date must not be moved later.',
  );
}
