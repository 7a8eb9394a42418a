import { nearest } from '../../../diagnostics/nearest.ts';

/** Cities that `Intl` of Node 20 lists under the name that they had. */
const renamed: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** What people call the time by. */
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

/** The time zone that was meant: by its name, by its city alone or under another continent, or with slips of the keyboard. */
export function nearTimeZone(written: string): string | undefined {
  const named = names.get(written.trim().toLowerCase());
  if (named !== undefined) return named;
  const zones = Intl.supportedValuesOf('timeZone');
  const only = zoneOfCountry(written) ?? zoneOfOffset(written, zones);
  if (only !== undefined) return renamed[only] ?? only;
  const known = [...new Set([...zones.map((zone) => renamed[zone] ?? zone), ...zones])];
  const city = cityOf(written);
  const same = known.find((zone) => cityOf(zone) === city);
  if (same !== undefined) return same;
  const meant = nearest(written, known) ?? nearestCity(city, known);
  return meant === undefined ? undefined : (renamed[meant] ?? meant);
}

/** `Nepal`, `Nepal time`: of a country that has a single one. */
function zoneOfCountry(written: string): string | undefined {
  const country = written
    .trim()
    .replace(/ (?:standard )?time$/i, '')
    .toLowerCase();
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const code = codes.find((one) => names.of(one)?.toLowerCase() === country);
  if (code === undefined) return undefined;
  const [only, ...others] = zonesIn(code);
  return others.length === 0 ? only : undefined;
}

/** A getter in older versions of V8, a method in newer ones. */
function zonesIn(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`);
  const zones: unknown = Reflect.get(locale, 'getTimeZones') ?? Reflect.get(locale, 'timeZones');
  const list: unknown = typeof zones === 'function' ? zones.call(locale) : zones;
  return Array.isArray(list) ? list.map(String) : [];
}

/** `GMT+5:45`: where no other zone has that distance from Greenwich all the year. */
function zoneOfOffset(written: string, zones: readonly string[]): string | undefined {
  const [, sign = '', hours = '', minutes = '00'] =
    /^(?:GMT|UTC)? ?([+\u2212-])(\d{1,2}):?(\d{2})?$/i.exec(written.trim()) ?? [];
  if (hours === '') return undefined;
  const wanted = `GMT${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`;
  const days = [new Date('2026-01-01T12:00Z'), new Date('2026-07-01T12:00Z')];
  const found = zones.filter((timeZone) => {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    return days.every((day) =>
      format.formatToParts(day).some(({ type, value }) => type === 'timeZoneName' && value === wanted),
    );
  });
  return found.length === 1 ? found[0] : undefined;
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
