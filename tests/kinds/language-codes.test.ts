import { expect, test } from 'vitest';
import { identifierLanguage, linkLanguage, openGraphLocale } from '../../kinds/language-codes.ts';

test.each([
  ['en-GB', 'en_GB'],
  ['ne', 'ne_NP'],
  ['ar', 'ar_EG'],
  ['zh-Hant', 'zh_TW'],
  ['zh-Hant-HK', 'zh_HK'],
  ['zh-Hans-SG', 'zh_SG'],
  ['sr-Latn', 'sr_RS'],
  ['ca-ES-valencia', 'ca_ES'],
  ['de-CH-1996-u-nu-latn', 'de_CH'],
  ['fil', 'fil_PH'],
  ['cy', 'cy_GB'],
  ['ht', 'ht_HT'],
  // Esperanto has no country, and Latin America isn't one.
  ['eo', undefined],
  ['es-419', undefined],
  ['ar-001', undefined],
])('a page in %s is shared as %s', (tag, locale) => {
  expect(openGraphLocale(tag)).toBe(locale);
});

test.each([
  ['en', 'en-GB', 'en_GB'],
  ['ne', 'ne-IN-u-nu-latn', 'ne_IN'],
  ['pt', 'pt-MZ', 'pt_MZ'],
  ['zh-Hant', 'zh-Hans-SG', 'zh_TW'],
  ['en-NP', 'en-IN', 'en_NP'],
  ['ne', 'en-GB', 'ne_NP'],
  ['es', 'es-419', 'es_ES'],
])('a page in %s on a site whose dates are written as in %s is shared as %s', (tag, site, locale) => {
  expect(openGraphLocale(tag, site)).toBe(locale);
});

test.each([
  ['en-GB', 'en-GB'],
  ['zh-Hant-HK-u-nu-hanidec', 'zh-Hant-HK'],
  ['ca-ES-valencia', 'ca-ES'],
  ['es-419', 'es'],
  ['sr-Latn', 'sr-Latn'],
  ['eo', 'eo'],
])('search engines are told %s as %s', (tag, language) => {
  expect(linkLanguage(tag)).toBe(language);
});

test.each([
  ['en-GB', 'EN'],
  ['ne-NP', 'NE'],
  ['zh-Hant-HK', 'ZH'],
  ['fil', 'FIL'],
])('a calendar from a site in %s says %s', (tag, language) => {
  expect(identifierLanguage(tag)).toBe(language);
});
