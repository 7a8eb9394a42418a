/** Problems with the visit counter. */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';
import * as generated from './messages.generated.ts';

export function counterWithoutWebsite(place: Place, counter: 'umami' | 'matomo'): Diagnostic {
  const [name, example] =
    counter === 'umami'
      ? ['Umami', 'website: 4f1c2a90-6d3e-4f0b-9a57-2f9f8f1f6a10']
      : ['Matomo', 'website: "1"'];
  return generated.counterWithoutWebsite(place, { name, example });
}
