/** Problems with events. */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';
import * as generated from './messages.generated.ts';

export function eventWithoutLength(place: Place): Diagnostic {
  return {
    ...generated.eventWithoutLength(place),
    lacks: {
      of: 'values',
      name: 'site.events.durationMinutes',
      many: 'events do not say how long they last.',
    },
  };
}

type Days = { firstDay: string; lastDay: string };

export function eventStillOpen(
  place: Place,
  { days: { firstDay, lastDay }, status }: { days: Days; status: string },
): Diagnostic {
  const when = firstDay === lastDay ? `was on ${firstDay}` : `ended on ${lastDay}`;
  return generated.eventStillOpen(place, { when, status });
}

/** A minute as clocks and calendars show it. */
type Minute = { day: string; clock: string };

export function eventsOverlap(
  place: Place,
  { other, begins, ends }: { other: string; begins: Minute; ends: Minute },
): Diagnostic {
  const isOneDay = begins.day === ends.day;
  const [from = '', until = ''] = [begins, ends].map(({ day, clock }) =>
    isOneDay ? clock : `${clock} on ${day}`,
  );
  return generated.eventsOverlap(place, { other, from, until, thatDay: isOneDay ? ' that day' : '' });
}

type SkippedHour = {
  date: string;
  time: string;
  timeZone: string;
  /** The fields with the day and with the hour. */
  dayKey: string;
  at: string;
  /** What the clocks show instead of that hour. */
  next: Minute;
};

export function hourSkipped(
  place: Place,
  { date, time, timeZone, dayKey, at, next: { day, clock } }: SkippedHour,
): Diagnostic {
  const isSameDay = day === date;
  return generated.hourSkipped(place, {
    time,
    date,
    timeZone,
    clock,
    onDay: isSameDay ? '' : ` on ${day}`,
    hint: isSameDay
      ? `Write "${clock}", or the hour that is meant`
      : `Write ${dayKey}: ${day} and ${at}: "${clock}"`,
  });
}

export function eventWithoutEndTime(
  place: Place,
  { example, hasLength }: { example: string; hasLength: boolean },
): Diagnostic {
  return generated.eventWithoutEndTime(place, {
    example,
    where: hasLength ? ' in place of durationMinutes' : ' below this line',
  });
}
