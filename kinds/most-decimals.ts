/**
 * How many decimals an amount can have, according to `Intl`: 2 for pounds, 3 for Kuwaiti dinars, none for yen. 2 for
 * unknown codes.
 */
export function mostDecimals(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/**
 * Whether an amount has fractions that the currency lacks: 1,999.50 yen. A number from YAML, so without rounding
 * errors.
 */
export function isTooFine(amount: number, currency: string): boolean {
  const [, decimals = ''] = String(amount).split('.');
  return decimals.length > mostDecimals(currency);
}
