/** What is wrong with the counter of visits. */

import { createError, createWarning } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';

export function counterWithoutWebsite(place: Place, counter: 'umami' | 'matomo'): Diagnostic {
  const [name, example] =
    counter === 'umami'
      ? ['Umami', 'website: 4f1c2a90-6d3e-4f0b-9a57-2f9f8f1f6a10']
      : ['Matomo', 'website: "1"'];
  return createError(
    'counter-without-website',
    place,
    `${name} needs to know which of its websites this one is.`,
    `Add the id that ${name} shows in its settings, for example: ${example}`,
  );
}

export function registerNotShown(place: Place): Diagnostic {
  return createWarning(
    'register-not-shown',
    place,
    'Visits are counted, but no page says what the website keeps in a visitor’s browser. The law asks for that.',
    'Write <StorageRegister /> on a line of its own in the text about cookies.',
  );
}
