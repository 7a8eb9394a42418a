import { nearest } from '../../diagnostics/nearest.ts';

/** What people write for a currency whose code has other letters. */
const everyday: ReadonlyMap<string, string> = new Map([
  ['UKP', 'GBP'],
  ['STG', 'GBP'],
  ['NRS', 'NPR'],
  ['RMB', 'CNY'],
]);

/** The code that was probably meant, for “did you mean”: of equally near ones the site’s `own`. */
export function nearestCurrency(written: string, own: unknown): string | undefined {
  const known = Intl.supportedValuesOf('currency');
  const first = known.filter((code) => code === own);
  return everyday.get(written.toUpperCase()) ?? nearest(written, [...first, ...known]);
}
