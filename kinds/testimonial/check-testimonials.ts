import type { Report } from '../../diagnostics/diagnostic.ts';
import { nearDate } from '../far-date.ts';
import type { RuleFile, RuleSite } from '../rule-site.ts';
import { countryNames, meantCountry } from './country-names.ts';
import { otherCountry, unknownCountry } from './messages.generated.ts';
import { passedLater, sameQuote } from './messages.ts';

/** Each testimonial is unique, and its country exists. */
export function checkTestimonials({ entries }: RuleSite, report: Report): void {
  const countries = countryNames();
  const quotes = new Map<string, RuleFile>();
  for (const testimonial of entries('testimonial')) {
    checkCountry(testimonial, countries, report);
    const { quote } = testimonial.value;
    if (typeof quote !== 'string' || quote.length < leastQuote) continue;
    const first = quotes.get(quote);
    if (first) report(sameQuote(testimonial.place(['quote'], 'key'), first.place(['quote'], 'key')));
    else quotes.set(quote, testimonial);
  }
}

/** In characters: short thanks may well be the same. */
const leastQuote = 40;

function checkCountry({ value, place }: RuleFile, countries: readonly string[], report: Report): void {
  const { country, location } = value;
  if (typeof country !== 'string' || country === '') return;
  const meant = meantCountry(country, countries);
  if (meant !== undefined) report(unknownCountry(place(['country']), { written: country, meant }));
  else if (typeof location === 'string' && !location.includes(country)) {
    const [named] = countries.filter((one) => one !== home && location.split(/, | now in /).includes(one));
    if (named !== undefined) report(otherCountry(place(['country']), { country, location, named }));
  }
}

/** Where people come to: naming it doesn't tell where they are from. */
const home = 'United Kingdom';

/** Nobody has passed in a future year. */
export function checkStoryYears({ entries }: RuleSite, day: string, report: Report): void {
  for (const { place, value } of entries('testimonial')) {
    const { year } = value;
    const now = day.slice(0, 4);
    if (typeof year !== 'string' || !/^[0-9]{4}$/.test(year) || year <= now) continue;
    const meant = nearDate(`${year}-01-01`, day)?.slice(0, 4);
    report(passedLater(place(['year']), year, meant !== undefined && meant <= now ? meant : undefined));
  }
}
