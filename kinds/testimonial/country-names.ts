import { nearest } from '../../diagnostics/nearest.ts';

let known: readonly string[] | undefined;

/** By their usual English names, as the Unicode CLDR has them; looked up once. */
export function countryNames(): readonly string[] {
  known ??= readNames();
  return known;
}

function readNames(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((one) => letters.flatMap((other) => names.of(`${one}${other}`) ?? []));
}

/** Only what is nearly a name is taken for a slip: people call countries by more names than the list has. */
export function meantCountry(country: string, countries: readonly string[]): string | undefined {
  if (countries.includes(country) || isAbbreviation(country)) return undefined;
  return nearest(country, countries);
}

function isAbbreviation(country: string): boolean {
  return /^[A-Z.]{2,6}$/.test(country);
}
