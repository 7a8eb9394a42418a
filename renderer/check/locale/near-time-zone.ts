import { nearest } from '../../../diagnostics/nearest.ts';
import { wordTable } from '../../../diagnostics/word-table.ts';
import { readOffset, regionNamed, timeZonesOf, zoneOffset } from './regions.ts';

/** Cities that `Intl` of Node 20 lists under their former names. */
const renamed = wordTable({
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
});

/** Common names of time zones. */
const names: ReadonlyMap<string, string> = new Map([
  ['gmt', 'Europe/London'],
  ['bst', 'Europe/London'],
  ['uk', 'Europe/London'],
  ['uk time', 'Europe/London'],
  ['united kingdom', 'Europe/London'],
  ['british summer time', 'Europe/London'],
  ['greenwich mean time', 'Europe/London'],
  ['ist', 'Asia/Kolkata'],
  ['npt', 'Asia/Kathmandu'],
]);

/** The time zone that was meant: by its name, by its city alone or under another continent, or with typing errors. */
export function nearTimeZone(written: string): string | undefined {
  const named = names.get(written.trim().toLowerCase());
  if (named !== undefined) return named;
  const zones = Intl.supportedValuesOf('timeZone');
  const only = zoneOfCountry(written) ?? zoneOfOffset(written, zones);
  if (only !== undefined) return renamed.get(only) ?? only;
  const known = [...new Set([...zones.map((zone) => renamed.get(zone) ?? zone), ...zones])];
  const city = cityOf(written);
  const same = known.find((zone) => cityOf(zone) === city);
  if (same !== undefined) return same;
  const meant = nearest(written, known) ?? nearestCity(city, known);
  return meant === undefined ? undefined : (renamed.get(meant) ?? meant);
}

/** `Nepal`, `Nepal time`: for a country with a single time zone. */
function zoneOfCountry(written: string): string | undefined {
  const region = regionNamed(written.trim().replace(/ (?:standard )?time$/i, ''));
  const [only, ...others] = region === undefined ? [] : timeZonesOf(region);
  return others.length === 0 ? only : undefined;
}

/** `GMT+5:45`: if only one zone has that offset in winter and in summer. */
function zoneOfOffset(written: string, zones: readonly string[]): string | undefined {
  const isOffset = /^(?:GMT|UTC)? ?[+\u2212-]\d{1,2}(?::?\d{2})?$/i.test(written.trim());
  const wanted = isOffset ? readOffset(written) : undefined;
  if (wanted === undefined) return undefined;
  const days = [Date.UTC(2026, 0, 1, 12), Date.UTC(2026, 6, 1, 12)];
  const [only, ...others] = zones.filter((zone) => days.every((day) => zoneOffset(zone, day) === wanted));
  return others.length === 0 ? only : undefined;
}

function nearestCity(city: string, known: readonly string[]): string | undefined {
  if (city.length < 5) return undefined;
  const found = nearest(city, known.map(cityOf));
  return found === undefined ? undefined : known.find((zone) => cityOf(zone) === found);
}

/** `ho chi minh` for Asia/Ho_Chi_Minh. */
function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).trim().toLowerCase().replaceAll(/[_-]/g, ' ');
}
