import type { Report } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { JudgedFile, JudgedSite } from '../judged.ts';
import { otherCountry, sameQuote, unknownCountry } from './messages.ts';

/** A testimonial is by somebody of its own, from a country that there is. */
export function checkTestimonials({ entries }: JudgedSite, report: Report): void {
  const countries = countryNames();
  const quotes = new Map<string, JudgedFile>();
  for (const testimonial of entries('testimonial')) {
    checkCountry(testimonial, countries, report);
    const { quote } = testimonial.value;
    if (typeof quote !== 'string' || quote.length < leastQuote) continue;
    const first = quotes.get(quote);
    if (first) report(sameQuote(testimonial.place(['quote'], 'key'), first.place(['quote'], 'key')));
    else quotes.set(quote, testimonial);
  }
}

/** In characters: a word of thanks may well be another's. */
const leastQuote = 40;

/** Only what is nearly a name is taken for a slip: people call countries by more names than the list has. */
function checkCountry({ value, place }: JudgedFile, countries: readonly string[], report: Report): void {
  const { country, location } = value;
  if (typeof country !== 'string' || country === '') return;
  const meant = countries.includes(country) ? undefined : nearest(country, countries);
  if (meant !== undefined && !isAbbreviation(country))
    report(unknownCountry(place(['country']), country, meant));
  else if (typeof location === 'string' && !location.includes(country)) {
    const [named] = countries.filter((one) => one !== home && location.split(/, | now in /).includes(one));
    if (named !== undefined) report(otherCountry(place(['country']), { country, location, named }));
  }
}

/** To which people come: that it is named says nothing of where they are from. */
const home = 'United Kingdom';

function isAbbreviation(country: string): boolean {
  return /^[A-Z.]{2,6}$/.test(country);
}

/** By their usual English names, as the Unicode CLDR has them. */
function countryNames(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((one) => letters.flatMap((other) => names.of(`${one}${other}`) ?? []));
}
