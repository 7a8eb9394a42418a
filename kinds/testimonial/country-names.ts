import { nearest } from '../../diagnostics/nearest.ts';

let known: readonly string[] | undefined;

/** Usual English names from the Unicode CLDR; looked up once. */
export function countryNames(): readonly string[] {
  known ??= readNames();
  return known;
}

function readNames(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((one) => letters.flatMap((other) => names.of(`${one}${other}`) ?? []));
}

/** Only a near match counts as a typo: countries have more names than the list. */
export function meantCountry(country: string, countries: readonly string[]): string | undefined {
  if (countries.includes(country) || isAbbreviation(country)) return undefined;
  return nearest(country, countries);
}

function isAbbreviation(country: string): boolean {
  return /^[A-Z.]{2,6}$/.test(country);
}
