import type { Content } from '../content.ts';

/**
 * Whether the name at `offset` has an unintended dollar sign before it: programmers write `${name}`. If prices are in
 * dollars it may belong to the text.
 */
export function hasDollar(text: string, offset: number, { site }: Content): boolean {
  if (text.charAt(offset - 1) !== '$' || /[\\A-Z$]/.test(text.charAt(offset - 2))) return false;
  const { currency } = site.value;
  return typeof currency !== 'string' || !isDollar(currency);
}

function isDollar(currency: string): boolean {
  if (!/^[A-Z]{3}$/.test(currency)) return false;
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(1).includes('$');
}
