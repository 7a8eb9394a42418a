import type { Fields } from '../../diagnostics/fields.ts';
import { dayAfter } from '../is-shown-on.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { asText, optionalNumber, optionalText } from '../read-fields.ts';
import { calendarDay, isoWithOffset, startOfDay, zonedInstant } from '../zoned-time.ts';

/**
 * When an event takes place. `begin` and `end`: instants with offset; the last day of an event ends with the day.
 * `firstDay` and `lastDay`: calendar dates at its location.
 */
export type EventSpan = {
  begin: string;
  end: string;
  firstDay: string;
  lastDay: string;
  wholeDays: boolean;
  timeZone: string;
};

/** Minutes, if neither the event nor site.yaml says. */
export const usualDuration = 60;

/** The fields that say when an event takes place. */
export const fieldsOfSpan = [
  'date',
  'time',
  'timeZone',
  'afterClocksChange',
  'endDate',
  'endTime',
  'durationMinutes',
] as const;

/** `event`: its fields as written. `usual`: the duration of this site's events in minutes. */
export function spanOf(event: Fields, usual: number): EventSpan {
  const firstDay = asText(event.date);
  const timeZone = asText(event.timeZone);
  const endDate = optionalText(event.endDate) ?? firstDay;
  const time = optionalText(event.time);
  if (time === undefined) {
    const [begin, end] = [startOfDay(firstDay, timeZone), startOfDay(dayAfter(endDate), timeZone)];
    return { begin, end, firstDay, lastDay: endDate, wholeDays: true, timeZone };
  }
  const which = event.afterClocksChange === true ? 'second' : 'first';
  const begin = zonedInstant(firstDay, time, timeZone, which);
  const endTime = optionalText(event.endTime);
  const end =
    endTime === undefined
      ? new Date(begin.getTime() + (optionalNumber(event.durationMinutes) ?? usual) * 60_000)
      : firstAfter(begin, endDate, endTime, timeZone);
  const lastDay = calendarDay(new Date(Math.max(end.getTime() - 1, begin.getTime())), timeZone);
  const [from, until] = [isoWithOffset(begin, timeZone), isoWithOffset(end, timeZone)];
  return { begin: from, end: until, firstDay, lastDay, wholeDays: false, timeZone };
}

/** An event that begins in the first of two repeated hours may end in the second. */
function firstAfter(begin: Date, date: string, time: string, timeZone: string): Date {
  const first = zonedInstant(date, time, timeZone);
  return first > begin ? first : zonedInstant(date, time, timeZone, 'second');
}

/** The span of an event, hidden or not. */
export function planSpan(id: string, site: PlanSite): Planned<EventSpan> {
  return planSpanOf((...path) => site.writtenIn('events', id, ...path), site);
}

export function planSpanOf(written: PlanEntry['written'], site: PlanSite): Planned<EventSpan> {
  return gather((take) => {
    const event = Object.fromEntries(fieldsOfSpan.map((key) => [key, take(written(key))]));
    const usual = optionalNumber(take(site.written('events', 'durationMinutes'))) ?? usualDuration;
    return spanOf(event, usual);
  });
}
