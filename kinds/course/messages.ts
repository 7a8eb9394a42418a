/** What is wrong with the prices of courses, with the checkout, and with sections that compare or filter courses. */

import { createError, createWarning } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean, type Guess, listKnown } from '../../diagnostics/messages/guess.ts';
import type { Place } from '../../diagnostics/place.ts';

export function originalBelowPrice(place: Place, original: number, price: number): Diagnostic {
  return createError(
    'original-below-price',
    place,
    `The price before (${original}) is below the price (${price}).`,
    'Correct one of them, or delete originalPrice.',
  );
}

export function undatedOriginalPrice(place: Place): Diagnostic {
  return createWarning(
    'undated-original-price',
    place,
    'Nobody says since when students paid the price before, so neither it nor the saving is shown.',
    'Add originalPriceSince, the first day on which you charged it: UK rules on advertising ask for proof.',
  );
}

export function freeInInstalments(place: Place): Diagnostic {
  return createError(
    'free-in-instalments',
    place,
    'A free course can’t be paid in instalments.',
    'Write payLater: false',
  );
}

export function unusedInstalment(place: Place): Diagnostic {
  return createError(
    'unused-instalment',
    place,
    'There is an instalment, but the course offers none.',
    'Write payLater: true, or delete this line.',
  );
}

export function twoShopAddresses(place: Place): Diagnostic {
  return createError(
    'two-shop-addresses',
    place,
    'This course has a number in the shop and an address of its own.',
    'Delete shopId or checkoutUrl.',
  );
}

export function noShopAddress(place: Place): Diagnostic {
  return createError(
    'no-shop-address',
    place,
    'This is the number of the course in a shop, but site.yaml doesn’t say where the shop is.',
    'Add to site.yaml: shop: { address: "https://shop.example.com/?add-to-cart={id}" }',
  );
}

export function danglingDefaultCourse(place: Place, id: string): Diagnostic {
  return createWarning(
    'dangling-default-course',
    place,
    `The default course “${id}” is no course: /checkout leads to the catalogue.`,
    'Name a course of content/courses, or accept this warning with a reason.',
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
    `The site offers instalments from ${name}, but it is not written down that ${name} has approved the wording.`,
    'Naming a lender is a financial promotion in the UK. Have the wording approved, then add approvedOn with the day.',
  );
}

export function comparisonRow(place: Place): Diagnostic {
  return createError(
    'comparison-row',
    place,
    'A row of a comparison needs exactly one of field, includedIn and cells.',
    'Write field for what each course says about itself, includedIn for ticks, cells for texts of your own.',
  );
}

export function comparisonCells(place: Place, cells: number, courses: number): Diagnostic {
  return createError(
    'comparison-cells',
    place,
    `This row has ${cells} cells, but ${courses} courses are compared.`,
    'Write one cell for each course, in their order.',
  );
}
