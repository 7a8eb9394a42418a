import { mostDecimals } from '../../../kinds/most-decimals.ts';

/**
 * The decimals of an amount in a currency. `most`: as `Intl` has them: 2 for pounds, 3 for Kuwaiti dinars, none for
 * yen. `usual`: those that whole amounts are written with and sums are rounded to.
 */
export type CurrencyDecimals = { most: number; usual: number };

/** `written` is the value of `usual` in site.yaml. */
export function currencyDecimals(currency: string, written: number | undefined): CurrencyDecimals {
  const most = mostDecimals(currency);
  return { most, usual: written ?? (withoutCoins.has(currency) ? 0 : most) };
}

/**
 * Currencies with hundredths that nobody pays in any more: those with `cashDigits="0"` in the Unicode CLDR (48,
 * supplementalData, `fractions`), which `Intl` doesn't expose, and the Nepalese rupee, whose paisa coins are gone.
 */
const withoutCoins = new Set([
  'AMD',
  'CRC',
  'CZK',
  'GYD',
  'MNT',
  'MUR',
  'NOK',
  'NPR',
  'RSD',
  'SEK',
  'TWD',
  'TZS',
  'UZS',
]);
