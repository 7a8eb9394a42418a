/** What is wrong with facts, prices, dates and settings, and what is not ready to go live. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';
import { didYouMean, type Guess, listKnown } from './guess.ts';

// Facts, prices, dates

export function unnameableFact(place: Place, name: string): Diagnostic {
  return createError(
    'unnameable-fact',
    place,
    `“${name}” can’t be the name of a fact.`,
    'Use letters and digits only, beginning with a letter: fullFee',
  );
}

export function factOfMoney(place: Place): Diagnostic {
  return createError(
    'fact-of-money',
    place,
    'An amount of money is a number.',
    'Write for example: { money: 794 }, or { money: 794, currency: GBP }',
  );
}

export function besideMoney(place: Place, key: string): Diagnostic {
  return createError(
    'beside-money',
    place,
    `“${key}” can’t stand beside an amount of money.`,
    'Only its currency can: { money: 794, currency: GBP }',
  );
}

export function amountTooFine(
  place: Place,
  { amount, currency, most }: { amount: number; currency: string; most: number },
): Diagnostic {
  const decimals = most === 0 ? 'no decimals' : `${most} decimals at the most`;
  return createError(
    'amount-too-fine',
    place,
    `Nobody can pay ${amount} in ${currency}: an amount has ${decimals}.`,
    `Write ${Number(amount.toFixed(most))}, or the price that it is in ${currency}.`,
  );
}

export function factOfDate(place: Place): Diagnostic {
  return createError(
    'fact-of-date',
    place,
    'This is no day of the calendar.',
    'Write year, month and day: { date: 2025-06-25 }',
  );
}

export function factOfCount(place: Place): Diagnostic {
  return createError(
    'fact-of-count',
    place,
    'A count needs the day on which it was counted and the number of days it may be shown.',
    'Write for example: { count: 5, countedOn: { date: 2026-10-30 }, validDays: 7 }',
  );
}

export function endsBeforeStart(place: Place, from: string, until: string): Diagnostic {
  return createError(
    'ends-before-start',
    place,
    `This ends (${until}) before it starts (${from}).`,
    'Exchange the two dates, or correct one.',
  );
}

// Settings

export function unknownTimeZone(place: Place, written: string, meant: string | undefined): Diagnostic {
  return createError(
    'unknown-time-zone',
    place,
    `There is no time zone “${written}”.`,
    didYouMean(meant) ?? 'Write continent and city: Europe/London',
  );
}

export function unknownCurrency(place: Place, written: string, meant: string | undefined): Diagnostic {
  return createError(
    'unknown-currency',
    place,
    `There is no currency “${written}”.`,
    didYouMean(meant) ?? 'Write three letters: GBP',
  );
}

export function noLanguageTag(place: Place, written: string, meant: string | undefined): Diagnostic {
  return createError(
    'no-language-tag',
    place,
    `“${written}” is no language tag.`,
    didYouMean(meant) ?? 'Write the language in small letters and the region in capitals: en-GB',
  );
}

export function unknownLocale(place: Place, written: string, near: readonly string[]): Diagnostic {
  return createError(
    'unknown-locale',
    place,
    `How dates, numbers and money are written in “${written}” is not known.`,
    near.length === 0 ? 'Write language and region: en-GB' : `Write one of these: ${near.join(', ')}`,
  );
}

export function unknownNumberSystem(place: Place, written: string, meant: string | undefined): Diagnostic {
  return createError(
    'unknown-number-system',
    place,
    `There are no digits “${written}”.`,
    didYouMean(meant) ?? 'Write latn for 123, deva for १२३',
  );
}

export function unknownScript(place: Place, written: string): Diagnostic {
  return createError(
    'unknown-script',
    place,
    `There is no script “${written}”.`,
    'Write its four letters: Deva for Devanagari, Arab for Arabic, Cyrl for Cyrillic',
  );
}

export function pluralMissing(
  place: Place,
  { form, language }: { form: string; language: string },
): Diagnostic {
  return createError(
    'plural-missing',
    place,
    `Some numbers have a form of their own in “${language}”, and “${form}” is missing here.`,
    `Write it beside the others: ${form}: "{count} …"`,
  );
}

export function languageWithoutLocale(
  place: Place,
  language: string,
  [first = 'en-GB', ...others]: readonly string[],
): Diagnostic {
  const more = others.length === 0 ? '' : `, or ${others.join(' or ')}`;
  return createError(
    'language-without-locale',
    place,
    `How dates, numbers and money are written in “${language}” is not known.`,
    `Keep the language, and write below it how they are written: locale: ${first}${more}`,
  );
}

export function noPhone(place: Place, written: string): Diagnostic {
  return createError(
    'no-phone',
    place,
    `“${written}” is no telephone number.`,
    'Write the code of the country and up to 15 digits, grouped as people there write them: +44 20 7946 0142',
  );
}

export function phoneWithoutCountry(place: Place, written: string, meant: string | undefined): Diagnostic {
  return createError(
    'phone-without-country',
    place,
    `“${written}” can’t be called from abroad: the code of the country is missing.`,
    meant === undefined
      ? 'Begin with a plus and the code of the country, without the first 0: +44 20 7946 0142'
      : `Write ${meant}`,
  );
}

export function phoneWithZero(place: Place, written: string, meant: string): Diagnostic {
  return createError(
    'phone-with-zero',
    place,
    `“${written}” has a 0 that is not dialled after the code of the country.`,
    `Write ${meant}`,
  );
}

export function unknownCategory(
  place: Place,
  { name, list, meant, known }: Guess & { name: string; list: string },
): Diagnostic {
  return createError(
    'unknown-category',
    place,
    `There is no “${name}” among the ${list} in site.yaml.`,
    didYouMean(meant) ?? listKnown(known),
  );
}

type LowContrast = {
  front: string;
  back: string;
  also: readonly string[];
  mode: string;
  ratio: number;
  least: number;
  related: Place;
};

export function lowContrast(
  place: Place,
  { front, back, also, mode, ratio, least, related }: LowContrast,
): Diagnostic {
  // Rounded down: 4.499 must not read as 4.50.
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
  const others =
    also.length === 0 ? '' : ` The same goes for ${also.map((one) => `“${one}”`).join(' and ')}.`;
  const message = `“${front}” on “${back}” can’t be read well (${mode}): the contrast is ${shown}, at least ${least} is needed.${others}`;
  const problem = createError(
    'low-contrast',
    place,
    message,
    'Make one of the two colours darker or lighter.',
  );
  return { ...problem, related: [{ place: related, message: `“${back}” stands here.` }] };
}

// Going live

export function notForRelease(place: Place, key: 'placeholder' | 'sample'): Diagnostic {
  const what =
    key === 'sample' ? 'This is a sample: it was made up.' : 'This holds placeholders: made-up values.';
  return createError('not-for-release', place, what, `Put in what is true, then delete “${key}”.`);
}

export function reservedAddress(place: Place, written: string): Diagnostic {
  return createError(
    'reserved-address',
    place,
    `“${written}” is on a domain that is kept for examples: it leads nowhere.`,
    'Write the true address.',
  );
}

export function reservedPhone(place: Place, written: string): Diagnostic {
  return createError(
    'reserved-phone',
    place,
    `“${written}” is a number that nobody has: it is kept for examples and films.`,
    'Write the true number.',
  );
}

export function unusedAcceptance(place: Place, code: string): Diagnostic {
  return createWarning(
    'unused-acceptance',
    place,
    `There is no warning “${code}” to accept.`,
    'Delete this entry.',
  );
}

export function acceptedError(place: Place, code: string): Diagnostic {
  return createError(
    'accepted-error',
    place,
    `“${code}” is an error: only warnings can be accepted.`,
    'Put the error right, then delete this entry.',
  );
}
