/** Problems with the promotion of site.yaml. */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';
import * as generated from './messages.generated.ts';

export function promotionSavesNothing(
  place: Place,
  { course, offer, price }: { course: string; offer: number; price: number },
): Diagnostic {
  const problem = generated.promotionSavesNothing(place, {
    offer,
    price,
    hint:
      price === 0
        ? 'Delete the promotion, or offer another course.'
        : `Write a price below ${price}, or delete the promotion.`,
  });
  return { ...problem, lacks: { of: 'price to save on', name: course } };
}

export function codeWithSpace(place: Place, code: string): Diagnostic {
  return generated.codeWithSpace(place, { code, meant: code.replaceAll(/\s+/g, '') });
}

export function promotionEndMoved(place: Place, days: { before: string; after: string }): Diagnostic {
  return generated.promotionEndMoved(place, { daysBefore: days.before, daysAfter: days.after });
}
