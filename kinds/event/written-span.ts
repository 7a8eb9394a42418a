import { type Fields, fieldsOf } from '../../diagnostics/fields.ts';
import { isDay } from '../is-day.ts';
import { isTimeZone } from '../is-time-zone.ts';
import { optionalNumber } from '../read-fields.ts';
import type { RuleSite } from '../rule-site.ts';
import { type EventSpan, spanOf, usualDuration } from './event-span.ts';

/** When an event takes place, if its fields are well-formed; its schema reports anything else. */
export function writtenSpan(event: Fields, { settings }: RuleSite): EventSpan | undefined {
  const { date, time, timeZone, endDate, endTime, durationMinutes } = event;
  const isRight =
    isDay(date) &&
    isZone(timeZone) &&
    (time === undefined || isClockTime(time)) &&
    (endDate === undefined || isDay(endDate)) &&
    (endTime === undefined || isClockTime(endTime)) &&
    (durationMinutes === undefined || isLength(durationMinutes));
  const usual = optionalNumber(fieldsOf(settings.value.events).durationMinutes) ?? usualDuration;
  return isRight && isLength(usual) ? spanOf(event, usual) : undefined;
}

export function isClockTime(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
}

export function isZone(value: unknown): value is string {
  return typeof value === 'string' && isTimeZone(value);
}

/** At most a year. */
function isLength(minutes: unknown): boolean {
  return typeof minutes === 'number' && minutes > 0 && minutes <= 525_600;
}
