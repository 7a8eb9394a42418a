/**
 * Calendar dates and clock times of a zone as instants. Nothing else turns a local time into an instant, so that pages,
 * feeds, calendars and the check agree about the nights on which clocks change.
 */

/** How a local time occurs in a zone: once, twice if clocks are put back, or never if they are put forward. */
export type LocalTime =
  | { kind: 'once'; at: Date }
  | { kind: 'twice'; at: Date; again: Date }
  | { kind: 'skipped'; at: Date; resumes: Date };

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * For a skipped time, `at` continues with the offset before the gap, as calendars do (RFC 5545, section 3.3.5): 02:30
 * in New York on 14 March 2027 is 03:30 EDT. `resumes` is the first instant after the gap.
 */
export function readLocalTime(date: string, time: string, timeZone: string): LocalTime {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  // No zone is a day away from UTC, and none changes its clocks twice within two days.
  const before = offsetMinutes(new Date(wanted - day), timeZone);
  const after = offsetMinutes(new Date(wanted + day), timeZone);
  const at = (offset: number) => new Date(wanted - offset * minute);
  const isShown = (offset: number) => offsetMinutes(at(offset), timeZone) === offset;
  const [first, second] = [...new Set([before, after])].filter(isShown).map(at);
  if (!first)
    return { kind: 'skipped', at: at(before), resumes: findChange(at(after), at(before), timeZone) };
  return second ? { kind: 'twice', at: first, again: second } : { kind: 'once', at: first };
}

/** The first instant of a calendar date, which is midnight on almost all of them: `2025-06-25T00:00:00+01:00`. */
export function startOfDay(date: string, timeZone: string): string {
  const midnight = readLocalTime(date, '00:00', timeZone);
  return isoWithOffset(midnight.kind === 'skipped' ? midnight.resumes : midnight.at, timeZone);
}

/** `second`: the later one, if clocks show that time twice on that date. */
export type Occurrence = 'first' | 'second';

/** The instant at which clocks in `timeZone` show `time` on `date`. */
export function zonedInstant(
  date: string,
  time: string,
  timeZone: string,
  which: Occurrence = 'first',
): Date {
  const local = readLocalTime(date, time, timeZone);
  return which === 'second' && local.kind === 'twice' ? local.again : local.at;
}

/** The first instant with the offset of `until`. Clocks change once after `from`. */
function findChange(from: Date, until: Date, timeZone: string): Date {
  let [low, high] = [from.getTime(), until.getTime()];
  const offset = offsetMinutes(until, timeZone);
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetMinutes(new Date(middle), timeZone) === offset) high = middle;
    else low = middle;
  }
  return new Date(high);
}

/** The calendar date on which an instant falls in a zone. */
export function calendarDay(instant: Date, timeZone: string): string {
  return isoWithOffset(instant, timeZone).slice(0, 10);
}

/** The instant as local time in the zone with its offset: `2025-10-05T16:00:00+01:00`. */
export function isoWithOffset(instant: Date, timeZone: string): string {
  const minutes = offsetMinutes(instant, timeZone);
  const local = new Date(instant.getTime() + minutes * 60_000).toISOString().slice(0, 19);
  const sign = minutes < 0 ? '-' : '+';
  const absolute = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${local}${sign}${two(Math.floor(absolute / 60))}:${two(absolute % 60)}`;
}

/**
 * Before railways and radio set the clocks, each place had its own solar time: one offset for all those years. So years
 * that `Date.UTC` and `Intl` count differently (0 to 99, and those BC) need no arithmetic of their own.
 */
const earliest = Date.UTC(1000, 0, 1);

function offsetMinutes(instant: Date, timeZone: string): number {
  const { clock, offsets } = zoneOf(timeZone);
  const at = Math.max(instant.getTime(), earliest);
  const known = offsets.get(at);
  if (known !== undefined) return known;
  const parts = clock.formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  const offset = Math.round((local - at) / 60_000);
  offsets.set(at, offset);
  return offset;
}

/** `offsets`: in minutes, by the millisecond since 1970. */
type Zone = { clock: Intl.DateTimeFormat; offsets: Map<number, number> };

/**
 * Creating a formatter takes a hundred times as long as calling it, and calling it longer than everything else done
 * with a date.
 */
const zones = new Map<string, Zone>();

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const zone = { clock, offsets: new Map<number, number>() };
  zones.set(timeZone, zone);
  return zone;
}
