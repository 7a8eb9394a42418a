/** How the site writes amounts, numbers, dates and times. Making one of these costs far more than using it, so a site has one of each. */
export type Formats = {
  locale: string;
  timeZone: string;
  /** What stands for the price of what costs nothing. */
  freeWord: string;
  /** Two decimals always: £600.00. */
  exactMoney: Intl.NumberFormat;
  /** Without `.00`: £600. */
  roundMoney: Intl.NumberFormat;
  number: Intl.NumberFormat;
  /** Of calendar dates, read as midnight UTC. */
  date: Intl.DateTimeFormat;
  dateWithWeekday: Intl.DateTimeFormat;
  /** `12` or `24` where the site chooses; else as the language has it. */
  clock: 12 | 24 | undefined;
};

export type FormatStyle = {
  locale: string;
  /** Left out by sites that show no prices. */
  currency: string | undefined;
  timeZone: string;
  freeWord: string;
  clock: 12 | 24 | undefined;
};

export function createFormats({ locale, currency, timeZone, freeWord, clock }: FormatStyle): Formats {
  const money = currency === undefined ? {} : ({ style: 'currency', currency } as const);
  return {
    locale,
    timeZone,
    freeWord,
    clock,
    exactMoney: new Intl.NumberFormat(locale, money),
    roundMoney: new Intl.NumberFormat(locale, { ...money, trailingZeroDisplay: 'stripIfInteger' }),
    number: new Intl.NumberFormat(locale),
    date: new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' }),
    dateWithWeekday: new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'full' }),
  };
}
