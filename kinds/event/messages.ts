/** What is wrong with events. */

import { createError, createWarning } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';

export function eventWithoutLength(place: Place): Diagnostic {
  return {
    ...createError(
      'event-without-length',
      place,
      'This event does not say how long it lasts.',
      'Add durationMinutes: 60 here, or for all events in site.yaml: events: { durationMinutes: 60 }',
    ),
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
  return createWarning(
    'event-still-open',
    place,
    `This event ${when}, but its status is still “${status}”.`,
    'Write the date of the next session, or delete this line: the page says by itself that a session is over.',
  );
}

/** As clocks and calendars show it. */
type Minute = { day: string; clock: string };

export function eventsOverlap(
  place: Place,
  { other, begins, ends }: { other: string; begins: Minute; ends: Minute },
): Diagnostic {
  const isOneDay = begins.day === ends.day;
  const [from, until] = [begins, ends].map(({ day, clock }) => (isOneDay ? clock : `${clock} on ${day}`));
  return createWarning(
    'events-overlap',
    place,
    `This event is at the same time as “${other}”, which takes place from ${from} to ${until}${isOneDay ? ' that day' : ''}.`,
    'Change the date or the time of one of them. If both are meant, accept this warning with a reason.',
  );
}

type Skipped = {
  date: string;
  time: string;
  timeZone: string;
  /** The field with the day, and the one with the hour. */
  dayKey: string;
  at: string;
  /** What the clocks show in place of that hour. */
  next: Minute;
};

export function hourSkipped(
  place: Place,
  { date, time, timeZone, dayKey, at, next: { day, clock } }: Skipped,
): Diagnostic {
  const isSameDay = day === date;
  return createWarning(
    'hour-skipped',
    place,
    `There is no ${time} on ${date} in ${timeZone}: the clocks skip it, and visitors are told ${clock}${isSameDay ? '' : ` on ${day}`}.`,
    isSameDay
      ? `Write "${clock}", or the hour that is meant`
      : `Write ${dayKey}: ${day} and ${at}: "${clock}"`,
  );
}

export function eventEndsBefore(
  place: Place,
  { begins, hint }: { begins: string; hint: string },
): Diagnostic {
  return createError(
    'event-ends-before-it-begins',
    place,
    `This event begins on ${begins} and can’t end before that.`,
    hint,
  );
}

export function eventEndsTwice(place: Place): Diagnostic {
  return createError(
    'event-ends-twice',
    place,
    'This event says twice when it ends: by “endTime” and by its length.',
    'Delete this line, or endTime',
  );
}

export function eventWithoutEndTime(
  place: Place,
  { example, hasLength }: { example: string; hasLength: boolean },
): Diagnostic {
  return createError(
    'event-without-end-time',
    place,
    'This event has an hour at which it begins and a last day, but no hour at which it ends.',
    `Write endTime: "${example}" with the right hour${hasLength ? ' in place of durationMinutes' : ' below this line'}. If it takes whole days, write allDay: true in place of “time”.`,
  );
}

export function eventWithoutTime(place: Place, example: string): Diagnostic {
  return createError(
    'event-without-time',
    place,
    'This event has no hour at which it begins.',
    `Add time: "${example}" with the right hour or, if it takes whole days, allDay: true`,
  );
}

/** `key`: what says an hour, or counts in hours. */
export function hoursOfWholeDays(place: Place, key: string): Diagnostic {
  return createError(
    'event-hours-of-whole-days',
    place,
    `“${key}” says something about hours, and this event takes whole days.`,
    'Delete this line, or the line “allDay: true”.',
  );
}
