/** How many decimals an amount can have, as `Intl` knows the currency: 2 for pounds, 3 for Kuwaiti dinars, none for yen. 2 for what is no currency. */
export function mostDecimals(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** Whether an amount has parts of a coin that the currency lacks: 1,999.50 yen. Written in YAML, so with as few digits as say it. */
export function isTooFine(amount: number, currency: string): boolean {
  const [, decimals = ''] = String(amount).split('.');
  return decimals.length > mostDecimals(currency);
}
