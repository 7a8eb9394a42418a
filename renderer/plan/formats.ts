/** How the site writes amounts, numbers and dates. Making one of these costs far more than using it, so a site has one of each. */
export type Formats = {
  locale: string;
  /** What stands for the price of a course that costs nothing. */
  freeWord: string;
  /** Two decimals always: £600.00. */
  exactMoney: Intl.NumberFormat;
  /** Without `.00`: £600. */
  roundMoney: Intl.NumberFormat;
  number: Intl.NumberFormat;
  /** Of calendar dates, read as midnight UTC. */
  date: Intl.DateTimeFormat;
  dateWithWeekday: Intl.DateTimeFormat;
};

type Style = { locale: string; currency: string; freeWord: string };

export function createFormats({ locale, currency, freeWord }: Style): Formats {
  const money = { style: 'currency', currency } as const;
  const date = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return {
    locale,
    freeWord,
    exactMoney: new Intl.NumberFormat(locale, money),
    roundMoney: new Intl.NumberFormat(locale, { ...money, trailingZeroDisplay: 'stripIfInteger' }),
    number: new Intl.NumberFormat(locale),
    date: new Intl.DateTimeFormat(locale, date),
    dateWithWeekday: new Intl.DateTimeFormat(locale, { ...date, weekday: 'long' }),
  };
}
