import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-values.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { isTimeZone } from '../../../kinds/is-time-zone.ts';
import { canonicalTag } from '../../schema/canonical-tag.ts';
import { nearestCurrency } from '../../schema/nearest-currency.ts';
import { locate } from '../../source/locate.ts';
import type { Content, ValueVisit } from '../content.ts';
import type { Document } from '../document.ts';
import { hasLocaleData } from '../locale/has-locale-data.ts';
import { nearLocales } from '../locale/near-locales.ts';
import { nearTimeZone } from '../locale/near-time-zone.ts';

/** Time zones, currencies, languages and locales exist: for values whose schema has the `format` of one. */
export function checkLocale({ site, visits }: Content, report: Report): void {
  for (const visit of visits) {
    const { format } = visit.schema;
    if (typeof visit.value !== 'string' || visit.value === '') continue;
    if (format === 'time-zone') checkTimeZone(visit, visit.value, report);
    else if (format === 'currency') checkCurrency(visit, visit.value, report);
    else if (format === 'number-system') checkNumberSystem(visit, visit.value, report);
    else if (format === 'language-tag') checkTag(visit, visit.value, site, report);
    else if (format === 'locale' && checkTag(visit, visit.value, site, report))
      checkData(visit, visit.value, report);
  }
  checkSiteLanguage(site, report);
}

function checkNumberSystem({ document, path }: ValueVisit, written: string, report: Report): void {
  const known = Intl.supportedValuesOf('numberingSystem');
  if (known.includes(written)) return;
  report(messages.unknownNumberSystem(locate(document.source, path), written, nearest(written, known)));
}

/** Dates, numbers and money follow the language if the site names no locale. */
function checkSiteLanguage(site: Document, report: Report): void {
  const { language, locale } = site.value;
  if (typeof language !== 'string' || locale !== undefined || canonicalTag(language) !== language) return;
  if (isWord(language) || hasLocaleData(language)) return;
  const place = locate(site.source, ['language']);
  report(messages.languageWithoutLocale(place, language, nearLocales(language)));
}

/** Whether it is a valid language tag. */
function checkTag(
  { document, path, schema }: ValueVisit,
  tag: string,
  site: Document,
  report: Report,
): boolean {
  const canonical = canonicalTag(tag.replaceAll('_', '-'));
  if (canonical === tag && !isWord(tag)) return true;
  const { timeZone } = site.value;
  const zone = typeof timeZone === 'string' ? timeZone : undefined;
  // A language needs no data of its own if a locale determines how numbers and dates are written.
  const isEnough = schema.format === 'language-tag' && site.value.locale !== undefined && /[-_]/.test(tag);
  const [meant = canonical] = isEnough && canonical !== undefined ? [canonical] : near(tag, canonical, zone);
  report(messages.noLanguageTag(locate(document.source, path), tag, meant));
  return false;
}

/** `english` has the form of a tag, but no language code has more than three letters. */
function isWord(tag: string): boolean {
  return /^[a-z]{4,}/i.test(tag);
}

/** Suggestions for a country in place of a language, and for unknown tags. */
function near(tag: string, canonical: string | undefined, timeZone: string | undefined): string[] {
  if (/^[A-Z]{2}$/.test(tag)) return nearLocales(tag, timeZone);
  return canonical === undefined || hasLocaleData(canonical) ? [] : nearLocales(canonical, timeZone);
}

function checkData({ document, path }: ValueVisit, locale: string, report: Report): void {
  if (hasLocaleData(locale)) return;
  report(messages.unknownLocale(locate(document.source, path), locale, nearLocales(locale)));
}

function checkTimeZone({ document, path }: ValueVisit, timeZone: string, report: Report): void {
  if (isTimeZone(timeZone)) return;
  report(messages.unknownTimeZone(locate(document.source, path), timeZone, nearTimeZone(timeZone)));
}

/** Anything but three capital letters is reported by the schema. */
function checkCurrency({ document, path }: ValueVisit, currency: string, report: Report): void {
  const currencies = Intl.supportedValuesOf('currency');
  if (!/^[A-Z]{3}$/.test(currency) || currencies.includes(currency)) return;
  const meant = nearestCurrency(currency, undefined);
  report(messages.unknownCurrency(locate(document.source, path), currency, meant));
}
