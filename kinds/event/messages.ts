/** What is wrong with events. */

import { createError } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';

export function eventWithoutLength(place: Place): Diagnostic {
  return createError(
    'event-without-length',
    place,
    'This event does not say how long it lasts.',
    'Add durationMinutes: 60 here, or for all events in site.yaml: events: { durationMinutes: 60 }',
  );
}
