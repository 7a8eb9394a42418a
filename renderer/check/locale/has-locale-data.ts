/**
 * Whether the runtime knows how this very locale writes dates and numbers. `Intl` answers for any language tag: of
 * `en-NP` it takes `en`, which is US English, and of a language that it lacks the locale of the machine. `nb-NO` is
 * written as `nb`, whose country Norway is by itself.
 */
export function hasLocaleData(tag: string): boolean {
  const [supported] = Intl.NumberFormat.supportedLocalesOf([tag]);
  if (supported === undefined) return false;
  const used = new Intl.NumberFormat(supported).resolvedOptions().locale;
  return inFull(used) === inFull(tag);
}

/** The tag as it is written (`en-GB` for `en-gb`), or nothing where it is none: BCP 47, as `Intl` judges it. */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    // The only way to ask: what is no tag throws a RangeError.
    return undefined;
  }
}

/** Language, script and region, with those that go without saying: `en-Latn-US` for `en`. */
function inFull(tag: string): string {
  const { language, script, region } = new Intl.Locale(tag).maximize();
  return [language, script, region].join('-');
}
