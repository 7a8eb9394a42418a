import type { Money } from '../../../schemas/planned.ts';
import type { Formats } from './formats.ts';

/** `amount` in units of the currency (pounds). Two decimals always, so that prices align in a list: £349.99, £600.00. */
export function formatMoney(amount: number, formats: Formats): Money {
  return { amount, text: formats.exactMoney.format(amount), free: false };
}

/** For running text, fees and savings: without `.00` where the amount is whole. */
export function formatRoundMoney(amount: number, formats: Formats): Money {
  return { amount, text: formats.roundMoney.format(amount), free: false };
}

export function freePrice(formats: Formats): Money {
  return { amount: 0, text: formats.freeWord, free: true };
}
