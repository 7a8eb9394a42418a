import type { PlannedDate } from '../../schemas/planned.ts';
import type { Formats } from './formats.ts';

/** A calendar date, `2025-06-25`, as a visitor reads it: `25 June 2025`, with the weekday on request. */
export function formatDate(iso: string, formats: Formats, weekday?: 'weekday'): PlannedDate {
  const format = weekday ? formats.dateWithWeekday : formats.date;
  return { iso, text: format.format(new Date(`${iso}T00:00:00Z`)).replace(',', '') };
}

/** A local time of a zone on a date, `16:00` in `Europe/London`: the instant with its offset, and `4:00 pm BST` to read. */
export function formatZonedTime(date: string, time: string, timeZone: string, locale: string): PlannedDate {
  return formatInstant(zonedInstant(date, time, timeZone), { timeZone, locale });
}

/** `minutes` later than an instant, as clocks of the zone then show it. */
export function shiftZonedTime(iso: string, minutes: number, style: ZoneStyle): PlannedDate {
  return formatInstant(new Date(Date.parse(iso) + minutes * 60_000), style);
}

type ZoneStyle = { timeZone: string; locale: string };

function formatInstant(instant: Date, { timeZone, locale }: ZoneStyle): PlannedDate {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZoneName: 'short',
  });
  return { iso: isoWithOffset(instant, timeZone), text: format.format(instant).replaceAll('\u202f', ' ') };
}

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

function offsetMinutes(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
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
  return Math.round((local - instant.getTime()) / 60_000);
}
