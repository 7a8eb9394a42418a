import { isoWithOffset, zonedInstant } from '../../../kinds/zoned-time.ts';
import type { PlannedDate } from '../../../schemas/planned.ts';
import type { Formats } from './formats.ts';

/** A calendar date, `2025-06-25`, as a visitor reads it: `25 June 2025`, with the weekday on request. */
export function formatDate(iso: string, formats: Formats, weekday?: 'weekday'): PlannedDate {
  const format = weekday ? formats.dateWithWeekday : formats.date;
  return { iso, text: format.format(new Date(`${iso}T00:00:00Z`)) };
}

/** A local time of a zone on a date, `16:00` in `Europe/London`: the instant with its offset, and `4:00 pm BST` or `16:00 BST` to read. */
export function formatZonedTime(date: string, time: string, timeZone: string, formats: Formats): PlannedDate {
  return formatInstant(zonedInstant(date, time, timeZone), timeZone, formats);
}

/** `minutes` later than an instant, as clocks of the zone then show it. */
export function shiftZonedTime(
  iso: string,
  minutes: number,
  timeZone: string,
  formats: Formats,
): PlannedDate {
  return formatInstant(new Date(Date.parse(iso) + minutes * 60_000), timeZone, formats);
}

function formatInstant(instant: Date, timeZone: string, { locale, clock }: Formats): PlannedDate {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(clock !== undefined && { hourCycle: clock === 12 ? 'h12' : 'h23' }),
    timeZoneName: 'short',
  });
  // Narrow spaces before “pm” are missing from most typefaces, and which versions of the Unicode CLDR write them varies.
  return { iso: isoWithOffset(instant, timeZone), text: format.format(instant).replaceAll('\u202f', ' ') };
}
