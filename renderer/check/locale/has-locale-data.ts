/**
 * Whether the runtime knows how exactly this locale writes dates and numbers. `Intl` answers for any language tag: for
 * `en-NP` it uses `en`, which is US English, and for a language that it lacks the locale of the machine. `nb-NO`
 * resolves to `nb`, whose default country is Norway.
 */
export function hasLocaleData(tag: string): boolean {
  const [supported] = Intl.NumberFormat.supportedLocalesOf([tag]);
  if (supported === undefined) return false;
  const used = new Intl.NumberFormat(supported).resolvedOptions().locale;
  return inFull(used) === inFull(tag);
}

/** Language, script and region, including implied ones: `en-Latn-US` for `en`. */
function inFull(tag: string): string {
  const { language, script, region } = new Intl.Locale(tag).maximize();
  return [language, script, region].join('-');
}
