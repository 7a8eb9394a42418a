import type { Money } from '../../../schemas/planned.ts';
import type { Formats } from './formats.ts';

/**
 * `amount` in units of the currency (pounds). With all its usual decimals, so that prices align in a list: £349.99,
 * £600.00, NPR 24,000.
 */
export function formatMoney(amount: number, { money }: Pick<Formats, 'money'>): Money {
  return { amount, text: withWideSpaces(money.exact.format(amount)), free: false };
}

/** For running text, fees and savings: without `.00` if the amount is whole. */
export function formatRoundMoney(amount: number, { money }: Pick<Formats, 'money'>): Money {
  return { amount, text: withWideSpaces(money.round.format(amount)), free: false };
}

/** “about ₱27,020”: an amount that was rounded to whole units has no decimals, whatever is usual. */
export function formatConverted(amount: Money, formats: Formats): Money {
  const isWhole = formats.convertedIsWhole && Number.isInteger(amount.amount);
  const { text } = isWhole ? formatRoundMoney(amount.amount, formats) : amount;
  return { ...amount, text: formats.convertedPattern.replace('{price}', () => text), converted: true };
}

export function freePrice({ freeWord }: Pick<Formats, 'freeWord'>): Money {
  return { amount: 0, text: freeWord, free: true };
}

export function formatNumber(value: number, { number }: Pick<Formats, 'number'>): string {
  return withWideSpaces(number.format(value));
}

/**
 * Some locales, such as French, separate thousands with a narrow no-break space, which most typefaces lack; older
 * versions of the Unicode CLDR use the wide one.
 */
function withWideSpaces(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}
