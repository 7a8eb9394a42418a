/** Calendar dates and clock times of a zone as instants. */

/** A calendar date as an instant: midnight of the zone. `2025-06-25T00:00:00+01:00`. */
export function startOfDay(date: string, timeZone: string): string {
  return isoWithOffset(zonedInstant(date, '00:00', timeZone), timeZone);
}

/** The instant at which clocks in `timeZone` show `time` on `date`. In an hour that occurs twice, the first one. */
export function zonedInstant(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const first = wanted - offsetMinutes(new Date(wanted), timeZone) * 60_000;
  return new Date(wanted - offsetMinutes(new Date(first), timeZone) * 60_000);
}

/** The calendar date on which an instant falls in a zone. */
export function calendarDay(instant: Date, timeZone: string): string {
  return isoWithOffset(instant, timeZone).slice(0, 10);
}

/** The instant as local time of the zone with its offset: `2025-10-05T16:00:00+01:00`. */
export function isoWithOffset(instant: Date, timeZone: string): string {
  const minutes = offsetMinutes(instant, timeZone);
  const local = new Date(instant.getTime() + minutes * 60_000).toISOString().slice(0, 19);
  const sign = minutes < 0 ? '-' : '+';
  const absolute = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${local}${sign}${two(Math.floor(absolute / 60))}:${two(absolute % 60)}`;
}

/**
 * Before clocks were set by railways and radio, each place had the time of its sun: one offset for all those years. So
 * years that `Date.UTC` and `Intl` count otherwise (0 to 99, and those before Christ) need no arithmetic of their own.
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

/** Making a clock takes a hundred times as long as asking it, and asking it longer than all else that is done with a date. */
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
