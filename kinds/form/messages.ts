/** What is wrong with forms and with where they go. */

import { createError } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean, type Guess, listKnown } from '../../diagnostics/messages/guess.ts';
import type { Place } from '../../diagnostics/place.ts';

export function noDelivery(place: Place, id: string): Diagnostic {
  return createError(
    'no-delivery',
    place,
    `Nothing says where the form “${id}” goes: what visitors send would be lost.`,
    `Add it to site.yaml under “forms”: ${id}: { delivery: { kind: chat } }`,
  );
}

export function endpointWithoutAddress(place: Place, id: string): Diagnostic {
  return createError(
    'endpoint-without-address',
    place,
    `The form “${id}” goes to a form service, but there is no address.`,
    'Add it: action: https://forms.example.com/lead',
  );
}

export function chatWithoutMessage(place: Place, id: string): Diagnostic {
  return createError(
    'chat-without-message',
    place,
    `The form “${id}” goes to the chat, but has no message.`,
    'Add it to the form: message: Hello, my name is {form.name}.',
  );
}

export function fieldWithoutChoices(place: Place, name: string): Diagnostic {
  return createError(
    'field-without-choices',
    place,
    `The field “${name}” offers no choices.`,
    'Add a list: options',
  );
}

export function impossibleLength(place: Place, name: string): Diagnostic {
  return createError(
    'impossible-length',
    place,
    `Nothing fits into the field “${name}”: at least is more than at most.`,
    'Make minLength smaller than maxLength.',
  );
}

export function unknownField(place: Place, name: string, { meant, known }: Guess): Diagnostic {
  return createError(
    'unknown-form-field',
    place,
    `No other field of this form is called “${name}”.`,
    didYouMean(meant) ?? listKnown(known),
  );
}

export function unknownAnswer(
  place: Place,
  { answer, field, meant, known }: { answer: string; field: string } & Guess,
): Diagnostic {
  return createError(
    'unknown-answer',
    place,
    `The field “${field}” has no choice “${answer}”.`,
    didYouMean(meant) ?? listKnown(known),
  );
}
