/** The signs of the invented sites' currency, which are added to amounts of money again; elsewhere they would be lost. */
export function ownCurrency(line: string): string {
  return /\b(?:money|price|originalPrice): /.test(line) ? 'GBP £0' : '';
}
