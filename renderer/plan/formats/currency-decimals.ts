import { mostDecimals } from '../../../kinds/most-decimals.ts';

/** The decimals of an amount in a currency. `most`: what `Intl` knows of the currency: 2 for pounds, 3 for Kuwaiti dinars, none for yen. `usual`: those that a whole amount is written with, and that sums are rounded to. */
export type CurrencyDecimals = { most: number; usual: number };

/** `written` is what site.yaml says of `usual`. */
export function currencyDecimals(currency: string, written: number | undefined): CurrencyDecimals {
  const most = mostDecimals(currency);
  return { most, usual: written ?? (withoutCoins.has(currency) ? 0 : most) };
}

/**
 * Currencies with hundredths that nobody pays in any more: those of which the Unicode CLDR (48, supplementalData,
 * `fractions`) says `cashDigits="0"`, which `Intl` doesn't tell, and the Nepalese rupee, whose paisa coins are gone.
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
