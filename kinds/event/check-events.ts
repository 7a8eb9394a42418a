import type { Report } from '../../diagnostics/diagnostic.ts';
import { checkFreeBadge } from '../check-free-badge.ts';
import { isFarDate } from '../far-date.ts';
import { isDay } from '../is-day.ts';
import { dayAfter } from '../is-shown-on.ts';
import { asText } from '../read-fields.ts';
import type { RuleFile, RuleSite } from '../rule-site.ts';
import { isoWithOffset, readLocalTime } from '../zoned-time.ts';
import type { EventSpan } from './event-span.ts';
import { cancelled, open } from './event-status.ts';
import {
  eventEndsBeforeItBegins,
  eventEndsTwice,
  eventHoursOfWholeDays,
  eventWithoutTime,
} from './messages.generated.ts';
import {
  eventStillOpen,
  eventsOverlap,
  eventWithoutEndTime,
  eventWithoutLength,
  hourSkipped,
} from './messages.ts';
import { isClockTime, isZone, writtenSpan } from './written-span.ts';

export function checkEventBadge(site: RuleSite, report: Report): void {
  for (const event of site.entries('event')) checkFreeBadge(event, report);
}

/** Nobody can register for a past event. Without a written status the page works that out itself. */
export function checkEventDays(site: RuleSite, day: string, report: Report): void {
  for (const { place, value } of site.entries('event')) {
    const span = value.status === open ? writtenSpan(value, site) : undefined;
    if (span && span.lastDay < day && !isFarDate(span.lastDay, day))
      report(eventStillOpen(place(['status']), { days: span, status: open }));
  }
}

/** An event gives its end only once, and that is after its beginning. */
export function checkEventEnd(site: RuleSite, report: Report): void {
  for (const file of site.entries('event')) {
    const { time, endDate, endTime, durationMinutes, allDay } = file.value;
    if (allDay === true) checkWholeDays(file, report);
    else if (time === undefined) {
      if (!hasMisnamedTime(file))
        report(eventWithoutTime(file.place(['date'], 'key'), { example: hourBefore(endTime) }));
    } else if (endTime !== undefined && durationMinutes !== undefined)
      report(eventEndsTwice(file.place(['durationMinutes'], 'key')));
    else if (endDate !== undefined && endTime === undefined)
      report(
        eventWithoutEndTime(file.place(['endDate'], 'key'), {
          example: asText(time) < '17:00' ? '17:00' : '23:59',
          hasLength: durationMinutes !== undefined,
        }),
      );
    else checkOrder(file, site, report);
  }
}

/** Fields that count in hours mean nothing for all-day events. */
function checkWholeDays(file: RuleFile, report: Report): void {
  const key = ['time', 'endTime', 'durationMinutes', 'afterClocksChange'].find(
    (one) => file.value[one] !== undefined,
  );
  if (key === undefined) checkDays(file, report);
  else report(eventHoursOfWholeDays(file.place([key], 'key'), { key }));
}

/** `start: "16:00"` has its own message. */
function hasMisnamedTime({ value }: RuleFile): boolean {
  return Object.entries(value).some(([key, one]) => key !== 'endTime' && isClockTime(one));
}

/** An example start time. */
function hourBefore(endTime: unknown): string {
  return typeof endTime === 'string' && endTime <= '09:00' ? '00:00' : '09:00';
}

function checkDays({ value: { date, endDate }, place }: RuleFile, report: Report): void {
  if (endDate !== undefined && asText(endDate) < asText(date))
    report(
      eventEndsBeforeItBegins(place(['endDate']), {
        begins: asText(date),
        hint: `Write ${asText(date)} or a later day`,
      }),
    );
}

function checkOrder({ value, place }: RuleFile, site: RuleSite, report: Report): void {
  const span = writtenSpan(value, site);
  if (!span || value.endTime === undefined || Date.parse(span.end) > Date.parse(span.begin)) return;
  const begins = `${asText(value.date)} at ${asText(value.time)}`;
  const next = dayAfter(asText(value.date));
  if (value.endDate === undefined)
    report(
      eventEndsBeforeItBegins(place(['endTime']), {
        begins,
        hint: `Add endDate: ${next} if it goes on past midnight`,
      }),
    );
  else report(eventEndsBeforeItBegins(place(['endDate']), { begins, hint: `Write ${next} or a later day` }));
}

/** Nothing begins or ends at an hour that the clocks skip. */
export function checkEventHours({ entries }: RuleSite, report: Report): void {
  for (const file of entries('event')) {
    const { date, time, endDate = date, endTime } = file.value;
    checkHour(file, { date, time, at: 'time' }, report);
    checkHour(file, { date: endDate, time: endTime, at: 'endTime' }, report);
  }
}

type Hour = { date: unknown; time: unknown; at: 'time' | 'endTime' };

function checkHour({ place, value: { timeZone } }: RuleFile, { date, time, at }: Hour, report: Report): void {
  if (!isDay(date) || !isClockTime(time) || !isZone(timeZone)) return;
  const local = readLocalTime(date, time, timeZone);
  if (local.kind !== 'skipped') return;
  const [day = date, clock = ''] = isoWithOffset(local.at, timeZone).slice(0, 16).split('T');
  const dayKey = at === 'time' ? 'date' : 'endDate';
  report(hourSkipped(place([at]), { date, time, timeZone, dayKey, at, next: { day, clock } }));
}

/** An event with a start time has an end or a duration, or site.yaml gives one for all. */
export function checkEventLength({ entries, settings }: RuleSite, report: Report): void {
  if (Object(settings.value.events).durationMinutes !== undefined) return;
  for (const { place, value } of entries('event')) {
    const { time, endTime, durationMinutes } = value;
    if (time !== undefined && endTime === undefined && durationMinutes === undefined)
      report(eventWithoutLength(place([])));
  }
}

type Session = { file: RuleFile; span: EventSpan };

/**
 * Nobody can teach two sessions at once; past ones don't matter. Sessions in different zones are not compared, since a
 * zone implies a place. All-day events, such as fairs, may contain sessions.
 */
export function checkOverlaps(site: RuleSite, day: string, report: Report): void {
  const sessions = site.entries('event').flatMap((file): Session[] => {
    const span = file.value.status === cancelled ? undefined : writtenSpan(file.value, site);
    return span && !span.wholeDays && span.lastDay >= day ? [{ file, span }] : [];
  });
  for (const [index, session] of sessions.entries()) {
    const other = sessions.slice(0, index).find(({ span }) => doOverlap(span, session.span));
    if (!other) continue;
    const title = asText(other.file.value.title);
    const [begins, ends] = [minuteOf(other.span.begin), minuteOf(other.span.end)];
    report(eventsOverlap(session.file.place(['date']), { other: title, begins, ends }));
  }
}

function doOverlap(one: EventSpan, other: EventSpan): boolean {
  const isBefore = (instant: string, later: string) => Date.parse(instant) < Date.parse(later);
  return one.timeZone === other.timeZone && isBefore(one.begin, other.end) && isBefore(other.begin, one.end);
}

/** `2025-10-05T16:00:00+01:00` → `2025-10-05` and `16:00`. */
function minuteOf(instant: string): { day: string; clock: string } {
  return { day: instant.slice(0, 10), clock: instant.slice(11, 16) };
}
