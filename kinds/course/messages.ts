/** Problems with course prices, the checkout, and sections that compare or filter courses. */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean, type Guess, listKnown } from '../../diagnostics/messages/guess.ts';
import type { Place } from '../../diagnostics/place.ts';
import * as generated from './messages.generated.ts';

export function freeInInstalments(place: Place, id: string): Diagnostic {
  const problem = generated.freeInInstalments(place);
  // The saving of a promotion can be computed once the course has a price.
  return { ...problem, hides: [{ of: 'price to save on', name: id }] };
}

export function noShopAddress(place: Place): Diagnostic {
  return {
    ...generated.noShopAddress(place),
    lacks: {
      of: 'values',
      name: 'site.shop.address',
      many: 'courses have their number in a shop, but site.yaml does not say where the shop is.',
    },
  };
}

/** `title`: that of the other course, whose number is at `there`. */
export function sameShopNumber(
  place: Place,
  { number, title, there }: { number: string; title: string; there: Place },
): Diagnostic {
  const problem = generated.sameShopNumber(place, { title, number });
  return { ...problem, related: [{ place: there, message: 'The other course.' }] };
}

export function valueWithoutFilter(
  place: Place,
  { name, meant, known }: Guess & { name: string },
): Diagnostic {
  return generated.valueWithoutFilter(place, {
    name,
    hint: didYouMean(meant) ?? listKnown(known) ?? 'Add a choice with this value to the filter.',
  });
}

export function comparisonCells(place: Place, cells: number, courses: number): Diagnostic {
  return generated.comparisonCells(place, { cells, unit: cells === 1 ? 'cell' : 'cells', courses });
}

type Instalments = { instalment: number; count: number; total: number; price: number; usual: number };

export function instalmentsOff(
  place: Place,
  { instalment, count, total, price, usual }: Instalments,
): Diagnostic {
  return generated.instalmentsOff(place, { count, instalment, total, price, usual });
}

/**
 * `saving`: in whole units of the currency; `percent`: the same as a percentage. `meant`: what to write instead of an
 * amount.
 */
export function savingOtherwise(
  place: Place,
  written: string,
  { saving, percent, meant }: { saving: number; percent: number; meant: string | undefined },
): Diagnostic {
  return generated.savingOtherwise(place, {
    written,
    saving,
    percent,
    hint:
      meant === undefined
        ? `Write ${percent}%. If the prices are wrong, correct those.`
        : `Write ${meant}, which follows the prices. If the prices are wrong, correct those.`,
  });
}
