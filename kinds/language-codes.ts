/** Language tags in the forms of other standards, for each consumer that accepts less than BCP 47. */

/**
 * `ne_NP` for `ne`, as `og:locale` is written: a language with the territory where most of its speakers live or, if it
 * is the same language, that of `locale`, by which the site writes dates and numbers. Undefined if there is no
 * territory, as for Esperanto and `es-419`: no tag is better than one that Facebook rejects. Source:
 * https://ogp.me/#optional.
 */
export function openGraphLocale(tag: string, locale = tag): string | undefined {
  const { language, region } = new Intl.Locale(tag).maximize();
  const written = new Intl.Locale(tag).region ?? regionOfSame(tag, locale);
  const territory = written ?? region;
  return isCountry(territory) ? `${language}_${territory}` : undefined;
}

/** The country of the site, if it uses the same language in the same script. */
function regionOfSame(tag: string, locale: string): string | undefined {
  const site = new Intl.Locale(locale);
  const [one, other] = [new Intl.Locale(tag).maximize(), site.maximize()];
  const isSame = one.language === other.language && one.script === other.script;
  return isSame && isCountry(site.region) ? site.region : undefined;
}

/**
 * `zh-Hant-HK` for `zh-Hant-HK-u-nu-hanidec`, as `hreflang` is read: language, script and country. `es` for `es-419`,
 * since search engines know no regions of several countries. Source:
 * https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes.
 */
export function linkLanguage(tag: string): string {
  const { language, script, region } = new Intl.Locale(tag);
  const parts = [language, script, isCountry(region) ? region : undefined];
  return parts.filter((part) => part !== undefined).join('-');
}

/** `NE` for `ne-NP`: the language of a formal public identifier, such as `PRODID` in a calendar. Source: ISO 9070. */
export function identifierLanguage(tag: string): string {
  return new Intl.Locale(tag).language.toUpperCase();
}

/** ISO 3166 codes have two letters; the UN's three digits are continents and the like. */
function isCountry(region: string | undefined): boolean {
  return region !== undefined && /^[A-Z]{2}$/.test(region);
}
