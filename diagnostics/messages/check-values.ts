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
    'Use only letters and digits, starting with a letter, for example: fullFee',
  );
}

/** `meant`: the fact with its amount as a number. */
export function factOfMoney(place: Place, meant?: string): Diagnostic {
  return createError(
    'fact-of-money',
    place,
    'An amount of money must be a number.',
    meant === undefined
      ? 'Write it like this: { money: 794 }, or with a currency: { money: 794, currency: GBP }'
      : `Write ${meant}`,
  );
}

export function besideMoney(place: Place, key: string): Diagnostic {
  return createError(
    'beside-money',
    place,
    `“${key}” can’t be used with an amount of money.`,
    'Delete it. Only a currency can be added: { money: 794, currency: GBP }',
  );
}

export function amountTooFine(
  place: Place,
  { amount, currency, most }: { amount: number; currency: string; most: number },
): Diagnostic {
  const decimals = most === 0 ? 'no decimal places' : `at most ${most} decimal places`;
  const rounded = Number(amount.toFixed(most));
  const [whole = '', part = ''] = String(amount).split('.');
  const shift = part.length - most;
  // 3.4999 for 349.99; 193.3333 is the end of a division, and a single digit too many may be one.
  const shifted =
    shift > 1 && most > 0 && amount < 10
      ? Number(`${whole}${part.slice(0, shift)}.${part.slice(shift)}`)
      : undefined;
  return createError(
    'amount-too-fine',
    place,
    `${amount} can’t be paid in ${currency}, which has ${decimals}.`,
    shifted === undefined
      ? `Write ${rounded}, or the right amount in ${currency}.`
      : `Write ${shifted} if the decimal point has slipped, or ${rounded}.`,
  );
}

export function factOfDate(place: Place, written: string): Diagnostic {
  return createError(
    'fact-of-date',
    place,
    written === ''
      ? 'This is not a real date.'
      : `“${written}” is not a real date written as year-month-day.`,
    'Write the year, month and day with hyphens: { date: 2025-06-25 }',
  );
}

const faultsOfCounts = {
  incomplete: [
    'A count needs the day it was made, and for how many days it can be shown.',
    'Write it like this: { count: 5, countedOn: { date: 2026-10-30 }, validDays: 7 }',
  ],
  uncounted: [
    'There is a day on which something was counted, but no count.',
    'Add it before the day: { count: 5, countedOn: { date: 2026-10-30 }, validDays: 7 }',
  ],
  words: ['“count” must have a number in it.', 'Write the number in digits, for example: count: 5'],
  day: [
    '“countedOn” must have its date in curly brackets.',
    'Write it like this: countedOn: { date: 2026-10-30 }',
  ],
  days: [
    '“validDays” must be a whole number of days, 1 or more.',
    'Write for how many days the count can be shown, for example: validDays: 7',
  ],
} as const;

export function factOfCount(place: Place, fault: keyof typeof faultsOfCounts): Diagnostic {
  const [message, hint] = faultsOfCounts[fault];
  return createError('fact-of-count', place, message, hint);
}

export function endsBeforeStart(place: Place, from: string, until: string): Diagnostic {
  return createError(
    'ends-before-start',
    place,
    `This ends (${until}) before it starts (${from}).`,
    'Swap the two dates, or correct one of them.',
  );
}

export function yearWrittenOut(place: Place, year: string): Diagnostic {
  return createWarning(
    'year-written-out',
    place,
    `The year ${year} is written out, so it stays the same when the next year begins.`,
    'Write {year}',
  );
}

// Settings

export function unknownTimeZone(place: Place, written: string, meant: string | undefined): Diagnostic {
  return createError(
    'unknown-time-zone',
    place,
    `There is no time zone called “${written}”.`,
    didYouMean(meant) ?? 'Write the continent and the city, for example: {example.timeZone}',
  );
}

export function unknownCurrency(place: Place, written: string, meant: string | undefined): Diagnostic {
  return createError(
    'unknown-currency',
    place,
    `There is no currency called “${written}”.`,
    didYouMean(meant) ?? 'Write its three letters, for example: GBP',
  );
}

export function noLanguageTag(place: Place, written: string, meant: string | undefined): Diagnostic {
  return createError(
    'no-language-tag',
    place,
    `“${written}” is not the code of a language.`,
    didYouMean(meant) ??
      'Write the language in lowercase letters and the country in capitals, for example: en-GB',
  );
}

export function unknownLocale(place: Place, written: string, near: readonly string[]): Diagnostic {
  return createError(
    'unknown-locale',
    place,
    `There are no rules here for writing dates, numbers and money in “${written}”.`,
    listKnown(near) ?? 'Write a language and a country, for example: en-GB',
  );
}

export function unknownNumberSystem(place: Place, written: string, meant: string | undefined): Diagnostic {
  return createError(
    'unknown-number-system',
    place,
    `There are no digits called “${written}”.`,
    didYouMean(meant) ?? 'Write latn for 123, or deva for १२३',
  );
}

export function unknownScript(place: Place, written: string): Diagnostic {
  return createError(
    'unknown-script',
    place,
    `There is no script called “${written}”.`,
    'Write its four letters, for example: Deva for Devanagari, Arab for Arabic, Cyrl for Cyrillic',
  );
}

/**
 * `forms`: those that the words lack, with some of the numbers that each is for. `written`: one `text` for all numbers, or
 * a `group` of forms; `foreign`: a group that a branch hasn't translated yet. Only the group is surely wrong.
 */
export function pluralMissing(
  place: Place,
  missing: MissingForms & { written: 'text' | 'group' | 'foreign' },
): Diagnostic {
  const { message, hint } = tellForms(missing);
  const problem = createError('plural-missing', place, message, hint);
  return missing.written === 'group' ? problem : { ...problem, severity: 'warning' };
}

function tellForms({ forms, language, written }: Parameters<typeof pluralMissing>[1]) {
  const names = new Intl.ListFormat('en-GB').format(forms.map(({ form }) => `“${form}”`));
  const numbers = forms.map(({ form, counts }) => `${form} (${counts.join(', ')})`).join(', ');
  const [{ form } = { form: '' }, ...others] = forms;
  switch (written) {
    case 'text':
      return {
        message: `This text is used for every number, but the language “${language}” has several forms: ${names}.`,
        hint: `Write a form for each kind of number in place of the one text: ${numbers}, and other for the rest.`,
      };
    case 'foreign':
      return {
        message: `These words come from the base site. The language “${language}” needs more forms of them: ${names}.`,
        hint: `When you translate them, write a form for each kind of number: ${numbers}.`,
      };
    case 'group':
      return {
        message: `The language “${language}” needs ${others.length === 0 ? 'one more form' : 'more forms'} of these words for some numbers: ${names}.`,
        hint:
          others.length === 0
            ? `Add it beside the others: ${form}: "{count} …"`
            : `Add them beside the others: ${numbers}`,
      };
  }
}

/** A form of the plural, and some of the numbers that it is for. */
export type PluralForm = { form: string; counts: readonly number[] };
type MissingForms = { language: string; forms: readonly PluralForm[] };

export function languageWithoutLocale(
  place: Place,
  language: string,
  [first = 'en-GB', ...others]: readonly string[],
): Diagnostic {
  const more = others.length === 0 ? '' : `, or ${others.join(' or ')}`;
  return createError(
    'language-without-locale',
    place,
    `There are no rules here for writing dates, numbers and money in “${language}”.`,
    `Keep the language, and add a line below it to say how to write them: locale: ${first}${more}`,
  );
}

/** `+44 20 7946 0142 / 0143`. */
function hasTwoNumbers(written: string): boolean {
  return /\d\s*(?:[/,;&]|\bor\b|\band\b)\s*[+(]?\d{3}/.test(written);
}

export function noPhone(place: Place, written: string, meant?: string): Diagnostic {
  return createError(
    'no-phone',
    place,
    meant !== undefined && hasTwoNumbers(written)
      ? `“${written}” is more than one phone number, and there is room for one.`
      : `“${written}” is not a phone number.`,
    meant === undefined
      ? 'Write a plus, the country code and the rest of the number, at most 15 digits, for example: +44 20 7946 0142'
      : `Write ${meant}`,
  );
}

export function phoneWithoutCountry(place: Place, written: string, meant: string | undefined): Diagnostic {
  return createError(
    'phone-without-country',
    place,
    `“${written}” has no country code, so it can’t be called from abroad.`,
    meant === undefined
      ? 'Start with a plus and the country code, and leave out the first 0, for example: +44 20 7946 0142'
      : `Write ${meant}`,
  );
}

export function phoneWithZero(place: Place, written: string, meant: string): Diagnostic {
  return createError(
    'phone-with-zero',
    place,
    `“${written}” has a 0 after the country code, which is not dialled.`,
    `Write ${meant}`,
  );
}

export function unknownCategory(
  place: Place,
  { name, list, meant, known }: Guess & { name: string; list: string },
): Diagnostic {
  const problem = createError(
    'unknown-category',
    place,
    `“${name}” is not in the list “${list}” in site.yaml.`,
    didYouMean(meant) ?? listKnown(known) ?? 'Add it there first.',
  );
  const many = `places say “${name}”, which is not in the list “${list}” in site.yaml.`;
  return { ...problem, lacks: { of: list, name, many } };
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
    also.length === 0
      ? ''
      : ` So ${also.length === 1 ? 'is' : 'are'} ${also.map((one) => `“${one}”`).join(' and ')}.`;
  const message = `“${front}” on “${back}” is hard to read (${mode}): the contrast is ${shown}, and must be at least ${least}.${others}`;
  const problem = createError(
    'low-contrast',
    place,
    message,
    'Make one of the two colours darker or lighter.',
  );
  return { ...problem, related: [{ place: related, message: `“${back}” is here.` }] };
}

// Going live

export function notForRelease(place: Place, key: string): Diagnostic {
  const what =
    key === 'sample'
      ? 'This is a sample, made up to show how it looks.'
      : 'This has placeholders: values that were made up.';
  return createError(
    'not-for-release',
    place,
    what,
    `Replace it with the real thing, then delete the line “${key}”.`,
  );
}

export function reservedAddress(place: Place, written: string): Diagnostic {
  return createError(
    'reserved-address',
    place,
    `“${written}” is an address reserved for examples, and leads nowhere.`,
    'Write the real address.',
  );
}

export function reservedPhone(place: Place, written: string): Diagnostic {
  return createError(
    'reserved-phone',
    place,
    `“${written}” is a number reserved for examples, and nobody answers it.`,
    'Write the real number.',
  );
}

/** `meant`: the code that was probably meant, or the file that has the warning. */
export function unusedAcceptance(
  place: Place,
  code: string,
  meant?: { code: string } | { file: string },
): Diagnostic {
  const other =
    meant &&
    ('code' in meant
      ? didYouMean(meant.code)
      : `That warning is in ${meant.file}: correct the file, or the text, of this entry.`);
  return createWarning(
    'unused-acceptance',
    place,
    `There is no warning “${code}” to accept.`,
    other ?? 'Delete this entry, or correct its code or its file.',
  );
}

export function acceptedError(place: Place, code: string): Diagnostic {
  return createError(
    'accepted-error',
    place,
    `“${code}” is an error: only warnings can be accepted.`,
    'Correct the error, then delete this entry.',
  );
}

export function factAboveAll(place: Place, name: string, written: string): Diagnostic {
  return createWarning(
    'fact-above-100',
    place,
    `“${name}” is ${written}, and there can’t be more than 100% of something.`,
    'Check the number. If it shows how much something has grown, give it a name that says so.',
  );
}

/** `17:00 to 8:00`. */
export function hoursBackwards(place: Place, written: string, meant: string | undefined): Diagnostic {
  return createWarning(
    'hours-backwards',
    place,
    `These hours end before they begin: “${written}”.`,
    meant === undefined ? 'Check both hours, and whether they are AM or PM.' : `Write ${meant}`,
  );
}

/** `meant`: the fact as the others are written. `isText`: an amount with its sign. */
export function factUnlikeOthers(
  place: Place,
  { name, meant, isText }: { name: string; meant: string; isText: boolean },
): Diagnostic {
  const what = meant.endsWith('%') ? 'have a percent sign' : 'are amounts of money';
  return createWarning(
    'fact-unlike-others',
    place,
    isText
      ? `“${name}” is written as text, but other facts like it ${what}, which are shown as the language writes them.`
      : `“${name}” is a bare number, but other facts like it ${what}, and visitors see only the number.`,
    `Write ${meant}`,
  );
}
