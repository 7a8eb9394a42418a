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

/** Language, script and region, with those that go without saying: `en-Latn-US` for `en`. */
function inFull(tag: string): string {
  const { language, script, region } = new Intl.Locale(tag).maximize();
  return [language, script, region].join('-');
}
