import { wordTable } from '../../../diagnostics/word-table.ts';
import { withoutMojibake } from '../../source/find-mojibake.ts';
import { currencyIn } from './currency-in.ts';
import { readNumberWords } from './number-words.ts';

/**
 * Why a text isn't a number, and the number that was probably meant. `isSure`: the number is equivalent to the text.
 */
export type Misread = { reason: string | undefined; meant: string | undefined; isSure?: true };

type Reader = (text: string, currency: string | undefined) => Omit<Misread, 'isSure'> | undefined;

/**
 * `34O.99` contains the letter O, `£250` a currency sign, `1,250` a comma, `90 mins` a unit. `currency`: the code of
 * the site's, if the number is an amount of money; elsewhere a currency isn't added again, so leaving it out loses it.
 */
export function misreadNumber(written: string, currency?: string): Misread {
  const text = withoutMojibake(written.trim());
  const sure = firstOf(sureReaders, text, currency);
  if (sure) return { ...sure, ...(sure.meant !== undefined && { isSure: true }) };
  return firstOf(likelyReaders, text, currency) ?? { reason: undefined, meant: undefined };
}

function firstOf(readers: readonly Reader[], text: string, currency: string | undefined): ReturnType<Reader> {
  for (const read of readers) {
    const found = read(text, currency);
    if (found) return found;
  }
  return undefined;
}

/** One reader per mistake, each with the number without it. */
const sureReaders: readonly Reader[] = [
  (text) => found(numberIn(text) === text, 'leave out the quotation marks', text),
  (text) => {
    const letter = /^[\d.,]*[OoIl][\dOoIl.,]*$/.test(text) && /\d/.test(text) && /[OoIl]/.exec(text)?.[0];
    if (!letter) return undefined;
    const digits = text.replace(/[Oo]/g, '0').replace(/[Il]/g, '1');
    return { reason: `it contains the letter ${letter}`, meant: numberIn(digits) };
  },
  (text) => {
    const digits = inLatinDigits(text);
    return found(digits !== text, 'write it with the digits 0 to 9', digits);
  },
  (text, currency) => {
    const money = currencyIn(text, currency);
    if (money?.kind === 'own')
      return { reason: 'the currency sign is added for you', meant: numberIn(money.number) };
    return money?.kind === 'other'
      ? { reason: `amounts on this site are in ${currency}`, meant: undefined }
      : undefined;
  },
  (text) => found(/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text), 'leave out the comma', text),
  (text) =>
    found(
      /^\d{1,3}(\s\d{3})+(\.\d{1,2})?$|^\d+(\s+\.\s*|\s*\.\s+)\d+$/.test(text),
      'leave out the space',
      text.replaceAll(/\s/g, ''),
    ),
  (text) =>
    found(
      /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}$/.test(text),
      'decimals come after a point, not a comma',
      text,
    ),
  (text) => {
    const [, number, sign] = /^(.*\d)([,;.])$/.exec(text) ?? [];
    const names = wordTable({
      ',': 'comma',
      ';': 'semicolon',
      '.': 'full stop',
    });
    return found(
      sign !== undefined,
      `leave out the ${names.get(sign ?? '')} at the end`,
      number ?? '',
      isBare,
    );
  },
  (text) =>
    found(
      /^\d+(\.\d+)?e\+?\d{1,2}$|^0[xo][\da-f]+$/i.test(text),
      'write the number in full',
      String(Number(text)),
    ),
  (text) => found(/^free$/i.test(text), '“Free” has a capital letter', 'Free', () => true),
  (text) =>
    found(
      /^(?:(?:it’s|it's|for) )?free(?: of charge|!)?$|^(?:no charge|gratis|complimentary)$/i.test(text),
      'what costs nothing is Free',
      'Free',
      () => true,
    ),
  (text) => {
    const number = readNumberWords(text);
    return found(number !== undefined, 'write it in digits', String(number));
  },
];

/** Part of the text would be lost, or the number is a guess: shown, but never fixed without asking. */
const likelyReaders: readonly Reader[] = [
  (text, currency) => {
    const money = currencyIn(text, currency);
    if (money?.kind !== 'unknown') return undefined;
    return { reason: 'write only the number', meant: numberIn(money.number) };
  },
  (text) => {
    const number = /^(\d+(?:\.\d+)?)[.,]?[-\u2013\u2014]{1,2}$/.exec(text)?.[1];
    return found(number !== undefined, 'leave out the dash', number ?? '', isBare);
  },
  (text) => found(/^★+$/.test(text), 'write it in digits', String(text.length)),
  (text) => {
    const [, number = '', note] = /^(\d[\d.,]*)#\s*(\S.*)$/.exec(text) ?? [];
    if (note === undefined || numberIn(number) === undefined) return undefined;
    return { reason: 'a note needs a space before its #', meant: `${numberIn(number)} # ${note}` };
  },
  (text) => found(/^\d+\.\.\d+$/.test(text), 'it has two points', text.replace('..', '.')),
  (text) => found(/^\d+\.00?\.00?$/.test(text), 'it has two points', text.replace(/\..*/, '')),
  (text) => found(/^[~≈]\s?\d[\d.,]*$/.test(text), 'write only the number', text.replace(/^[~≈]\s?/, '')),
  (text) =>
    found(
      /^\d{1,3}(\.\d{3})+\.\d{2}$/.test(text),
      'thousands are written without a point',
      text.replace(/\.(?=\d{3}\.)/g, ''),
    ),
  (text, currency) =>
    found(
      currency === 'GBP' && /^\d[\d.,]*\s*pounds?$/i.test(text),
      'the currency sign is added for you',
      text.replace(/(?:(?<!\s)\s+|(?<![a-z\s]))[a-z]+$/i, ''),
    ),
  (text, currency) => {
    const [, number = ''] =
      /^(?:from|only|now|just|about|ca\.?)\s+(\S.*)$|^([^(]*[^(\s])\s*\(.*\)$/i.exec(text)?.filter(Boolean) ??
      [];
    const money = currencyIn(number, currency);
    if (money?.kind === 'other') return undefined;
    return found(
      numberIn(money?.number ?? number) !== undefined,
      'write only the number',
      money?.number ?? number,
    );
  },
  (text) => {
    const [, number = '', rest] = /^(?:[£$€]\s*)?(\d[\d.,]*)\s*(\/\s?\d+|[^\d.,\s][^\d]*)$/.exec(text) ?? [];
    if (rest === undefined || /^\s?[-–×]/.test(rest)) return undefined;
    return { reason: 'write only the number', meant: otherUnit.test(rest) ? undefined : numberIn(number) };
  },
  (text) => {
    const number = /^\p{L}[\p{L}\p{M}\s.]*?\s?(\d[\d.,]*)$/u.exec(text)?.[1] ?? '';
    return found(numberIn(number) !== undefined, 'write only the number', number);
  },
];

/** A length in hours isn't the same number of minutes, nor a percentage a price in pounds. */
const otherUnit = /^(hours?|hrs?|h|days?|weeks?|months?|years?|dollars?|euros?|rupees?|pounds?|%|k|m)\b|^%/i;

function found(
  holds: boolean,
  reason: string,
  number: string,
  isEnough: (meant: string | undefined) => boolean = () => true,
): ReturnType<Reader> {
  const meant = number === 'Free' ? number : numberIn(number);
  return holds && isEnough(meant) ? { reason, meant } : undefined;
}

function isBare(meant: string | undefined): boolean {
  return meant !== undefined;
}

/** Devanagari, Bengali, Arabic, Persian and full-width digits. */
function inLatinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = [0x966, 0x9e6, 0x660, 0x6f0, 0xff10].find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Only if it is unambiguous: a hint that is wrong by a factor of a thousand would be copied. */
function numberIn(text: string): string | undefined {
  const number = text.trim();
  if (/^\d+(\.\d{1,2})?$/.test(number)) return number;
  if (/^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(number)) return number.replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3})*,\d{1,2}$/.test(number)) return number.replaceAll('.', '').replace(',', '.');
  return undefined;
}
