/** What is wrong with the promotion of site.yaml. */

import { createError, createWarning } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';

export function promotionSavesNothing(
  place: Place,
  { course, offer, price }: { course: string; offer: number; price: number },
): Diagnostic {
  const problem = createError(
    'promotion-saves-nothing',
    place,
    `The promotion saves nothing: the course costs ${offer} with the code and ${price} without it.`,
    price === 0
      ? 'Delete the promotion, or offer another course.'
      : `Write a price below ${price}, or delete the promotion.`,
  );
  return { ...problem, lacks: { of: 'price to save on', name: course } };
}

export function codeWithSpace(place: Place, code: string): Diagnostic {
  return createWarning(
    'code-with-space',
    place,
    `The code “${code}” has a space in it, so the shop may not accept it.`,
    `Write the code exactly as it is in the shop, for example: ${code.replaceAll(/\s+/g, '')}`,
  );
}

export function endlessPromotion(place: Place): Diagnostic {
  return createWarning(
    'endless-promotion',
    place,
    'This promotion has no last day.',
    'Add the last day on which the code works, for example “until: 2026-12-31”, and “untilText” to say so. Do not move the date later on.',
  );
}

export function promotionEnded(place: Place, until: string): Diagnostic {
  return createWarning(
    'promotion-ended',
    place,
    `This promotion ended on ${until}, so no page shows it any more.`,
    'Delete the promotion. For a new offer, write its own code, price and last day.',
  );
}

export function promotionEndMoved(place: Place, days: { before: string; after: string }): Diagnostic {
  return createWarning(
    'promotion-end-moved',
    place,
    `The last day of this promotion was ${days.before} and is now ${days.after}, but visitors were told that it ends on the first.`,
    `Put “until: ${days.before}” back. For a new offer, write its own code, price and last day.`,
  );
}

export function promotionPercentOff(
  place: Place,
  { written, percent }: { written: string; percent: number },
): Diagnostic {
  return createWarning(
    'promotion-percent-off',
    place,
    `“${written}” contradicts the prices: with the code, the course costs ${percent}% less.`,
    'Write {percent}% in the badge and {promotion.percentOff} in other texts: both are worked out from the prices.',
  );
}
