/** What is wrong with the prices of courses, with the checkout, and with sections that compare or filter courses. */

import { createError, createWarning } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean, type Guess, listKnown } from '../../diagnostics/messages/guess.ts';
import type { Place } from '../../diagnostics/place.ts';

export function originalBelowPrice(place: Place, original: number, price: number): Diagnostic {
  return createError(
    'original-below-price',
    place,
    `The original price (${original}) must be higher than the price (${price}).`,
    'Correct one of them, or delete the line “originalPrice”.',
  );
}

export function undatedOriginalPrice(place: Place): Diagnostic {
  return createWarning(
    'undated-original-price',
    place,
    'There is no date for the original price, so neither it nor the saving is shown.',
    'Add the first day on which you charged it, for example: originalPriceSince: 2025-01-01',
  );
}

export function freeInInstalments(place: Place, id: string): Diagnostic {
  const problem = createError(
    'free-in-instalments',
    place,
    'A free course can’t be paid for in instalments.',
    'Write payLater: false',
  );
  // What a promotion saves on it can be said once it has a price.
  return { ...problem, hides: [{ of: 'price to save on', name: id }] };
}

export function unusedInstalment(place: Place): Diagnostic {
  return createError(
    'unused-instalment',
    place,
    'There is an instalment, but this course can’t be paid for in instalments.',
    'Write payLater: true, or delete this line.',
  );
}

export function twoShopAddresses(place: Place): Diagnostic {
  return createError(
    'two-shop-addresses',
    place,
    'This course has both a number in the shop and an address of its own.',
    'Delete either “shopId” or “checkoutUrl”.',
  );
}

export function noShopAddress(place: Place): Diagnostic {
  return {
    ...createError(
      'no-shop-address',
      place,
      'This is the number of the course in a shop, but site.yaml does not say where the shop is.',
      'Add it to site.yaml: shop: { address: "https://shop.example.com/?add-to-cart={id}" }',
    ),
    lacks: {
      of: 'values',
      name: 'site.shop.address',
      many: 'courses have their number in a shop, but site.yaml does not say where the shop is.',
    },
  };
}

/** `title`: of the other course, whose number stands at `there`. */
export function sameShopNumber(
  place: Place,
  { number, title, there }: { number: string; title: string; there: Place },
): Diagnostic {
  const problem = createError(
    'same-shop-number',
    place,
    `“${title}” has the same number in the shop (${number}), so students would pay for the wrong course.`,
    'Write the number of this course in the shop. If the number of the other course is wrong, correct that one.',
  );
  return { ...problem, related: [{ place: there, message: 'The other course.' }] };
}

export function danglingDefaultCourse(place: Place, id: string): Diagnostic {
  return createWarning(
    'dangling-default-course',
    place,
    `There is no course called “${id}” to use as the default course, so /checkout leads to the catalogue.`,
    'Write the file name of a course in content/courses, without .yaml.',
  );
}

export function valueWithoutFilter(
  place: Place,
  { name, meant, known }: Guess & { name: string },
): Diagnostic {
  return createWarning(
    'value-without-filter',
    place,
    `No filter of the catalogue finds courses with “${name}”.`,
    didYouMean(meant) ?? listKnown(known) ?? 'Add a choice with this value to the filter.',
  );
}

export function lenderNotApproved(place: Place, name: string): Diagnostic {
  return createError(
    'lender-not-approved',
    place,
    `The website offers instalments from ${name}, but does not say when ${name} approved the wording.`,
    'In the UK, naming a lender is a financial promotion. Have the wording approved, then add the day: approvedOn: 2026-10-03',
  );
}

export function comparisonRow(place: Place): Diagnostic {
  return createError(
    'comparison-row',
    place,
    'A row of a comparison must have one of “field”, “includedIn” and “cells”, and only one.',
    'Write “field” to show a field of each course, “includedIn” to show ticks, or “cells” to write your own text.',
  );
}

export function comparisonCells(place: Place, cells: number, courses: number): Diagnostic {
  return createError(
    'comparison-cells',
    place,
    `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but ${courses} courses are compared.`,
    'Write one cell for each course, in the same order as the courses.',
  );
}

export function originalPriceSame(place: Place, price: number): Diagnostic {
  return createWarning(
    'original-price-same',
    place,
    `The original price is the same as the price (${price}), so visitors see no saving.`,
    'Write the higher price that students paid before, or delete originalPrice and originalPriceSince.',
  );
}

export function priceNotChargedYet(
  place: Place,
  { since, original }: { since: string; original: number },
): Diagnostic {
  return createWarning(
    'price-not-charged-yet',
    place,
    `The original price (${original}) can’t have been charged since ${since}, a day that is still to come.`,
    'Write the first day on which students paid it, or delete originalPrice and originalPriceSince.',
  );
}

type Instalments = { instalment: number; count: number; total: number; price: number; usual: number };

export function instalmentsOff(
  place: Place,
  { instalment, count, total, price, usual }: Instalments,
): Diagnostic {
  return createWarning(
    'instalments-off',
    place,
    `${count} instalments of ${instalment} come to ${total}, but the course costs ${price}.`,
    `Write ${usual}, or delete this line: the instalment is then worked out from the price.`,
  );
}

export function savingWithoutPrice(place: Place, written: string): Diagnostic {
  return createWarning(
    'saving-without-price',
    place,
    `“${written}” promises a saving, but this course has no higher price from before.`,
    'Delete it. If students paid more before, add that price as originalPrice, and its first day as originalPriceSince.',
  );
}

/** `saving`: in whole units of the currency; `percent`: the same in percent. */
export function savingOtherwise(
  place: Place,
  written: string,
  { saving, percent, isAmount }: { saving: number; percent: number; isAmount: boolean },
): Diagnostic {
  return createWarning(
    'saving-otherwise',
    place,
    `“${written}” does not match the prices of this course, which come to a saving of ${saving}, or ${percent}%.`,
    isAmount
      ? 'Write {course.saving} for the amount. It follows the prices. If the prices are wrong, correct those.'
      : `Write ${percent}%. If the prices are wrong, correct those.`,
  );
}

/** `course`: one that is paid so. */
export function instalmentsWithoutWords(place: Place, course: string): Diagnostic {
  return createError(
    'instalments-without-words',
    place,
    `The course “${course}” is paid in instalments, but there are no words for it here.`,
    'Add, for example: klarna: { label: Pay in instalments, hint: "{plan}", message: "Instalments ({plan})", submit: "Enrol - {monthly} a month" }. Where no course is paid so, write payLater: false in each; in a branch for all at once: overrides: { courses: { "*": { payLater: false } } }',
  );
}
