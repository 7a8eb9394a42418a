/** Names of a time zone in running text, to find sentences about “UK time”. */

const styles = ['long', 'short', 'longGeneric', 'shortGeneric'] as const;

/** The names in winter and summer, from the Unicode CLDR in this language; without offsets such as GMT+8. */
export function zoneNames(timeZone: string, locale: string): string[] {
  const days = [0, 6].map((month) => new Date(Date.UTC(2026, month, 15)));
  const names = styles.flatMap((timeZoneName) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName });
    return days.flatMap(
      (day) => format.formatToParts(day).find(({ type }) => type === 'timeZoneName')?.value ?? [],
    );
  });
  const written = names.filter((name) => name.length > 1 && !/\p{N}/u.test(name));
  return [...new Set([...written, ...written.flatMap((name) => withShortRegion(name, locale))])];
}

/** `UK Time` for `United Kingdom Time`. */
function withShortRegion(name: string, locale: string): string[] {
  const { region, language } = new Intl.Locale(locale).maximize();
  if (region === undefined) return [];
  const called = (style: 'long' | 'short') =>
    new Intl.DisplayNames(language, { type: 'region', style }).of(region) ?? region;
  return name.includes(called('long')) ? [name.replace(called('long'), () => called('short'))] : [];
}

/** Whether a text contains one of the names as separate words, perhaps with an ending, as in “UK times”. */
export function namesZone(text: string, names: readonly string[]): boolean {
  return names.some((name) => {
    const isAbbreviation = name.length <= longestAbbreviation;
    const [within, wanted] = isAbbreviation ? [text, name] : [text.toLowerCase(), name.toLowerCase()];
    for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
      const isLonger = isAbbreviation && isLetter(within[at + wanted.length]);
      if (!isLetter(within[at - 1]) && !isLonger) return true;
    }
    return false;
  });
}

/** In characters. `ET` and `GMT` only match on their own and in capitals: `et` is a word. */
const longestAbbreviation = 4;

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{M}]/u.test(character);
}
