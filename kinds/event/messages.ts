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

export function eventStillOpen(place: Place, { date, status }: { date: string; status: string }): Diagnostic {
  return createWarning(
    'event-still-open',
    place,
    `This event was on ${date}, but its status is still “${status}”.`,
    'Write the date of the next session, or delete this line: the page says by itself that a session is over.',
  );
}

export function eventsOverlap(
  place: Place,
  { other, begins, ends }: { other: string; begins: string; ends: string },
): Diagnostic {
  return createWarning(
    'events-overlap',
    place,
    `This event is at the same time as “${other}”, which takes place from ${begins} to ${ends} that day.`,
    'Change the date or the time of one of them. If both are meant, accept this warning with a reason.',
  );
}
