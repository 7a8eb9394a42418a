/** Problems with facts, prices, dates and settings, and anything that is not ready to go live. */

import { createError, createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import { didYouMean, type Guess, listKnown } from './guess.ts';

// Facts, prices, dates

/** `meant`: the fact with its amount as a number. */
export function factOfMoney(place: Place, meant?: string): Diagnostic {
  return generated.factOfMoney(place, {
    hint:
      meant === undefined
        ? 'Write it like this: { money: 794 }, or with a currency: { money: 794, currency: GBP }'
        : `Write ${meant}`,
  });
}

export function amountTooFine(
  place: Place,
  { amount, currency, most }: { amount: number; currency: string; most: number },
): Diagnostic {
  const decimals = most === 0 ? 'no decimal places' : `at most ${most} decimal places`;
  const rounded = Number(amount.toFixed(most));
  const [whole = '', part = ''] = String(amount).split('.');
  const shift = part.length - most;
  // 3.4999 for 349.99; 193.3333 is the result of a division, and so may be a single digit too many.
  const shifted =
    shift > 1 && most > 0 && amount < 10
      ? Number(`${whole}${part.slice(0, shift)}.${part.slice(shift)}`)
      : undefined;
  return generated.amountTooFine(place, {
    amount,
    currency,
    decimals,
    hint:
      shifted === undefined
        ? `Write ${rounded}, or the right amount in ${currency}.`
        : `Write ${shifted} if the decimal point has slipped, or ${rounded}.`,
  });
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

// Settings

export function unknownTimeZone(place: Place, written: string, meant: string | undefined): Diagnostic {
  return generated.unknownTimeZone(place, {
    written,
    hint: didYouMean(meant) ?? 'Write the continent and the city, for example: {example.timeZone}',
  });
}

export function unknownCurrency(place: Place, written: string, meant: string | undefined): Diagnostic {
  return generated.unknownCurrency(place, {
    written,
    hint: didYouMean(meant) ?? 'Write its three letters, for example: GBP',
  });
}

export function noLanguageTag(place: Place, written: string, meant: string | undefined): Diagnostic {
  return generated.noLanguageTag(place, {
    written,
    hint:
      didYouMean(meant) ??
      'Write the language in lowercase letters and the country in capitals, for example: en-GB',
  });
}

export function unknownLocale(place: Place, written: string, near: readonly string[]): Diagnostic {
  return generated.unknownLocale(place, {
    written,
    hint: listKnown(near) ?? 'Write a language and a country, for example: en-GB',
  });
}

export function unknownNumberSystem(place: Place, written: string, meant: string | undefined): Diagnostic {
  return generated.unknownNumberSystem(place, {
    written,
    hint: didYouMean(meant) ?? 'Write latn for 123, or deva for १२३',
  });
}

/**
 * `forms`: the missing ones, each with some of its numbers. `written`: one `text` for all numbers, or a `group` of
 * forms; `foreign`: a group that a branch hasn't translated yet. Only a `group` is certainly wrong.
 */
export function pluralMissing(
  place: Place,
  missing: MissingForms & { written: 'text' | 'group' | 'foreign' },
): Diagnostic {
  const { message, hint } = formatForms(missing);
  const problem = createError('plural-missing', place, message, hint);
  return missing.written === 'group' ? problem : { ...problem, severity: 'warning' };
}

function formatForms({ forms, language, written }: Parameters<typeof pluralMissing>[1]) {
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

/** A plural form, and some of the numbers that it is for. */
export type PluralForm = { form: string; counts: readonly number[] };
type MissingForms = { language: string; forms: readonly PluralForm[] };

export function languageWithoutLocale(
  place: Place,
  language: string,
  [first = 'en-GB', ...others]: readonly string[],
): Diagnostic {
  const more = others.length === 0 ? '' : `, or ${others.join(' or ')}`;
  return generated.languageWithoutLocale(place, { language, first, more });
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
  return generated.phoneWithoutCountry(place, {
    written,
    hint:
      meant === undefined
        ? 'Start with a plus and the country code, and leave out the first 0, for example: +44 20 7946 0142'
        : `Write ${meant}`,
  });
}

export function unknownCategory(
  place: Place,
  { name, list, meant, known }: Guess & { name: string; list: string },
): Diagnostic {
  const problem = generated.unknownCategory(place, {
    name,
    list,
    hint: didYouMean(meant) ?? listKnown(known) ?? 'Add it there first.',
  });
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
  return generated.reservedAddress(place, { written });
}

export function reservedPhone(place: Place, written: string): Diagnostic {
  return generated.reservedPhone(place, { written });
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
  return generated.unusedAcceptance(place, {
    code,
    hint: other ?? 'Delete this entry, or correct its code or its file.',
  });
}

/** `17:00 to 8:00`. */
export function hoursBackwards(place: Place, written: string, meant: string | undefined): Diagnostic {
  return generated.hoursBackwards(place, {
    written,
    hint: meant === undefined ? 'Check both hours, and whether they are AM or PM.' : `Write ${meant}`,
  });
}

/** `meant`: the fact in the form of the others. `isText`: an amount with its sign. */
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
