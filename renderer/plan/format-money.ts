import type { Money } from '../../schemas/planned.ts';

/** Currency and locale of the site, with its word for a course without a price. */
export type MoneyStyle = { locale: string; currency: string; freeWord: string };

/** `amount` in units of the currency (pounds). Two decimals always, so that prices align in a list: £349.99, £600.00. */
export function formatMoney(amount: number, style: MoneyStyle): Money {
  const format = new Intl.NumberFormat(style.locale, { style: 'currency', currency: style.currency });
  return { amount, text: format.format(amount), free: false };
}

/** For running text, fees and savings: without `.00` where the amount is whole. */
export function formatRoundMoney(amount: number, style: MoneyStyle): Money {
  const format = new Intl.NumberFormat(style.locale, {
    style: 'currency',
    currency: style.currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return { amount, text: format.format(amount), free: false };
}

export function freePrice(style: MoneyStyle): Money {
  return { amount: 0, text: style.freeWord, free: true };
}
