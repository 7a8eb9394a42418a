import { currencyOfRegion } from './currency-of-region.ts';

/** The most likely currency of a region, and its time zone if it has just one. */
export type RegionGuess = { currency?: string; timeZone?: string };

/** From the region of a locale: `NP` of `ne-NP`. Empty if it has none, or isn't a language tag. */
export function guessFromRegion(locale: string): RegionGuess {
  const region = regionOf(locale);
  if (region === undefined) return {};
  const currency = currencyOfRegion(region);
  const zones = timeZonesOf(`und-${region}`);
  const [timeZone] = zones.length === 1 ? zones : [];
  return {
    ...(currency && { currency }),
    ...(timeZone && { timeZone: presentNames.get(timeZone) ?? timeZone }),
  };
}

function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).region;
  } catch {
    // The only way to find out: an invalid tag throws a RangeError.
    return undefined;
  }
}

/** A property in Node 20 and 22, a function in later versions. */
function timeZonesOf(tag: string): string[] {
  const locale = new Intl.Locale(tag);
  const ask: unknown = Reflect.get(locale, 'getTimeZones');
  const zones: unknown = typeof ask === 'function' ? ask.call(locale) : Reflect.get(locale, 'timeZones');
  return Array.isArray(zones) ? zones.map(String) : [];
}

/** `Intl` returns the names of these zones from before the cities were renamed. */
const presentNames: ReadonlyMap<string, string> = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
]);
