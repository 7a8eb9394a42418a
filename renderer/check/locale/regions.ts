/** The regions of the world and their clocks, as `Intl` knows them. */

/** All pairs of letters, as `Intl` lists neither its languages nor its regions. */
export function pairs(first: 'a' | 'A'): string[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(first.charCodeAt(0) + index));
  return letters.flatMap((one) => letters.map((other) => one + other));
}

/** `NP` for Nepal, in any case. */
export function regionNamed(name: string): string | undefined {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return pairs('A').find((region) => names.of(region)?.toLowerCase() === name.toLowerCase());
}

export function timeZonesOf(region: string): string[] {
  const locale = new Intl.Locale(`und-${region}`);
  const ask: unknown = Reflect.get(locale, 'getTimeZones');
  // A property in Node 20 and 22, a function in later versions.
  const zones: unknown = typeof ask === 'function' ? ask.call(locale) : Reflect.get(locale, 'timeZones');
  return Array.isArray(zones) ? zones.map(String) : [];
}

/** The offset of a time zone from Greenwich, in minutes, at an instant in milliseconds. */
export function zoneOffset(timeZone: string, instant: number): number {
  const shown = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName');
  return readOffset(shown?.value ?? '') ?? 0;
}

/** Minutes for `GMT+05:45` and `-3`; undefined for anything else. */
export function readOffset(text: string): number | undefined {
  const [, sign, hours, minutes = '0'] = /([+\u2212-])(\d\d?):?(\d\d)?/.exec(text) ?? [];
  return hours === undefined
    ? undefined
    : Number(`${sign === '+' ? '' : '-'}1`) * (Number(hours) * 60 + Number(minutes));
}
