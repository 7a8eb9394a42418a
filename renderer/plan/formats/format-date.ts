import { isoWithOffset, zonedInstant } from '../../../kinds/zoned-time.ts';
import type { PlannedDate } from '../../../schemas/planned.ts';
import type { Formats } from './formats.ts';

/** A calendar date, `2025-06-25`, as a visitor reads it: `25 June 2025`, with the weekday on request. */
export function formatDate(iso: string, formats: Formats, weekday?: 'weekday'): PlannedDate {
  const format = weekday ? formats.dateWithWeekday : formats.date;
  return { iso, text: format.format(new Date(`${iso}T00:00:00Z`)) };
}

/**
 * A local time of a zone on a date, `16:00` in `Europe/London`: the instant with its offset, and `4:00 pm BST` or
 * `16:00 BST` to read.
 */
export function formatZonedTime(date: string, time: string, timeZone: string, formats: Formats): PlannedDate {
  return formatInstant(zonedInstant(date, time, timeZone), timeZone, formats);
}

/** `minutes` after an instant, as clocks in the zone then show it. */
export function shiftZonedTime(
  iso: string,
  minutes: number,
  timeZone: string,
  formats: Formats,
): PlannedDate {
  return formatInstant(new Date(Date.parse(iso) + minutes * 60_000), timeZone, formats);
}

/** Two calendar dates, both included, with their common parts written once: `1 – 3 May 2027`. */
export function formatDates(first: string, last: string, { date }: Formats): string {
  const [from, until] = [first, last].map((iso) => new Date(`${iso}T00:00:00Z`));
  return from && until ? withPlainSpaces(date.formatRange(from, until)) : '';
}

type Hours = { begin: string; end: string; timeZone: string };

/** Two instants on different days, with their days: `1 May, 09:00 BST – 3 May, 13:00 BST`. */
export function formatClockTimes({ begin, end, timeZone }: Hours, formats: Formats): string {
  const format = clockFormat(timeZone, formats, { day: 'numeric', month: 'short' });
  return withPlainSpaces(format.formatRange(new Date(begin), new Date(end)));
}

function formatInstant(instant: Date, timeZone: string, formats: Formats): PlannedDate {
  const text = clockFormat(timeZone, formats).format(instant);
  return { iso: isoWithOffset(instant, timeZone), text: withPlainSpaces(text) };
}

function clockFormat(
  timeZone: string,
  { locale, clock }: Formats,
  day: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    ...day,
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(clock !== undefined && { hourCycle: clock === 12 ? 'h12' : 'h23' }),
    timeZoneName: 'short',
  });
}

/**
 * Most typefaces lack the narrow spaces before “pm” and around dashes, and versions of the Unicode CLDR differ in where
 * they use them.
 */
function withPlainSpaces(text: string): string {
  return text.replace(/[\u202f\u2009]/g, ' ');
}
