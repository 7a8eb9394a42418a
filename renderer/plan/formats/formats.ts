import { mostDecimals } from '../../../kinds/most-decimals.ts';

/**
 * How the site writes amounts, numbers, dates and times. Creating one of these costs far more than using it, so a site
 * has one of each.
 */
export type Formats = {
  /** With its number system, if site.yaml names one: `ne-NP-u-nu-latn`. */
  locale: string;
  timeZone: string;
  /** The word for a price of nothing. */
  freeWord: string;
  /** The pattern for an amount converted from another currency: “about {price}”. */
  convertedPattern: string;
  /** Whether converted amounts are rounded to whole units, and then written without decimals. */
  convertedIsWhole: boolean;
  money: MoneyFormat;
  /** For amounts that have a currency of their own. */
  moneyIn: (currency: string) => MoneyFormat;
  number: Intl.NumberFormat;
  percent: Intl.NumberFormat;
  /** 2026 and २०२६, never 2,026. */
  year: Intl.NumberFormat;
  /** For calendar dates, read as midnight UTC. */
  date: Intl.DateTimeFormat;
  dateWithWeekday: Intl.DateTimeFormat;
  /** `October 2026`. */
  month: Intl.DateTimeFormat;
  /** The order of texts. */
  collator: Intl.Collator;
  list: Intl.ListFormat;
  /** `3 days`. */
  days: Intl.NumberFormat;
  /** `12` or `24` if the site chooses; otherwise that of the locale. */
  clock: 12 | 24 | undefined;
};

export type MoneyFormat = {
  decimals: CurrencyDecimals;
  /** With the usual decimals, even if they are noughts: £600.00. */
  exact: Intl.NumberFormat;
  /** Without `.00`: £600. */
  round: Intl.NumberFormat;
};

export type FormatStyle = {
  locale: string;
  numbers?: string | undefined;
  /** Absent on sites that show no prices. */
  currency: string | undefined;
  decimals?: number | undefined;
  timeZone: string;
  freeWord: string;
  convertedPattern?: string;
  convertedIsWhole?: boolean;
  clock: 12 | 24 | undefined;
};

export function createFormats(style: FormatStyle): Formats {
  const { currency, decimals, timeZone, freeWord, clock } = style;
  const { convertedPattern = '{price}', convertedIsWhole = false } = style;
  const locale = localeWithNumbers(style);
  const others = new Map<string, MoneyFormat>();
  return {
    locale,
    timeZone,
    freeWord,
    convertedPattern,
    convertedIsWhole,
    clock,
    money: moneyFormat(locale, currency, decimals),
    moneyIn: (other) => {
      const known = others.get(other) ?? moneyFormat(locale, other);
      others.set(other, known);
      return known;
    },
    number: new Intl.NumberFormat(locale),
    percent: new Intl.NumberFormat(locale, { style: 'percent' }),
    year: new Intl.NumberFormat(locale, { useGrouping: false }),
    date: new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' }),
    dateWithWeekday: new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'full' }),
    month: new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }),
    collator: new Intl.Collator(locale, { numeric: true }),
    list: new Intl.ListFormat(locale, { type: 'unit', style: 'short' }),
    days: new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
  };
}

/** A site without a currency shows no amounts. */
function moneyFormat(locale: string, currency = 'XXX', written?: number): MoneyFormat {
  const money = { style: 'currency', currency } as const;
  const decimals = currencyDecimals(currency, written);
  const { most, usual } = decimals;
  const round = new Intl.NumberFormat(locale, { ...money, trailingZeroDisplay: 'stripIfInteger' });
  const fixed = { minimumFractionDigits: usual, maximumFractionDigits: Math.max(usual, most) };
  return {
    decimals,
    round,
    exact: usual === 0 ? round : new Intl.NumberFormat(locale, { ...money, ...fixed }),
  };
}

function localeWithNumbers({ locale, numbers }: Pick<FormatStyle, 'locale' | 'numbers'>): string {
  return numbers === undefined ? locale : new Intl.Locale(locale, { numberingSystem: numbers }).toString();
}

/**
 * The decimals of an amount in a currency. `most`: as `Intl` has them: 2 for pounds, 3 for Kuwaiti dinars, none for
 * yen. `usual`: those that whole amounts are written with and sums are rounded to.
 */
type CurrencyDecimals = { most: number; usual: number };

/** `written` is the value of `usual` in site.yaml. */
function currencyDecimals(currency: string, written: number | undefined): CurrencyDecimals {
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
