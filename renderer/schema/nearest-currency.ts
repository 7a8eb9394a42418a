import { nearest } from '../../diagnostics/nearest.ts';

/** Everyday abbreviations of currencies that have another code. */
const everyday: ReadonlyMap<string, string> = new Map([
  ['UKP', 'GBP'],
  ['STG', 'GBP'],
  ['NRS', 'NPR'],
  ['RMB', 'CNY'],
]);

/** The code that was probably meant, for “did you mean”: the site’s `own` if several are equally near. */
export function nearestCurrency(written: string, own: unknown): string | undefined {
  const known = Intl.supportedValuesOf('currency');
  const first = known.filter((code) => code === own);
  return everyday.get(written.toUpperCase()) ?? nearest(written, [...first, ...known]);
}
