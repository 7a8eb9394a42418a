/** What is wrong with events. */

import { createError } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';

export function eventWithoutLength(place: Place): Diagnostic {
  return createError(
    'event-without-length',
    place,
    'Nobody says how long this event takes.',
    'Add durationMinutes: 60, or say it for all events in site.yaml: events: { durationMinutes: 60 }',
  );
}
