import { currencyOfRegion } from './currency-of-region.ts';

/** What a region most likely pays with, and its time zone where it has just one. */
export type RegionGuess = { currency?: string; timeZone?: string };

/** Goes by the region of a locale: `NP` of `ne-NP`. Nothing where it names none, or is no language tag. */
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
    // The only way to ask: what is no tag throws a RangeError.
    return undefined;
  }
}

/** Node 20 and 22 have it as a property, later ones as a function. */
function timeZonesOf(tag: string): string[] {
  const locale = new Intl.Locale(tag);
  const ask: unknown = Reflect.get(locale, 'getTimeZones');
  const zones: unknown = typeof ask === 'function' ? ask.call(locale) : Reflect.get(locale, 'timeZones');
  return Array.isArray(zones) ? zones.map(String) : [];
}

/** `Intl` answers with the names that these zones had before the cities were renamed. */
const presentNames: ReadonlyMap<string, string> = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
]);
