/** What is wrong with forms and with where they go. */

import { createError } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean, type Guess, listKnown } from '../../diagnostics/messages/guess.ts';
import type { Place } from '../../diagnostics/place.ts';

export function noDelivery(place: Place, id: string): Diagnostic {
  const problem = createError(
    'no-delivery',
    place,
    `site.yaml does not say where the form “${id}” is sent, so what visitors write would be lost.`,
    `Add it to “forms” in site.yaml: ${id}: { delivery: { kind: chat } }`,
  );
  return { ...problem, unreached: { of: 'forms', name: id } };
}

/** `canChat`: whether the chat could take it instead. */
export function endpointWithoutAddress(place: Place, id: string, canChat: boolean): Diagnostic {
  const instead = canChat ? ', or send the form to the chat: delivery: { kind: chat }' : '';
  return createError(
    'endpoint-without-address',
    place,
    `The form “${id}” is sent to a form service, but its address is missing.`,
    `Add it, for example: action: https://forms.example.com/lead${instead}`,
  );
}

export function chatWithoutMessage(place: Place, id: string): Diagnostic {
  return createError(
    'chat-without-message',
    place,
    `The form “${id}” is sent to the chat, but has no message.`,
    'Add one to the form, for example: message: Hello, my name is {form.name}.',
  );
}

export function fieldWithoutChoices(place: Place, name: string): Diagnostic {
  return createError(
    'field-without-choices',
    place,
    `The field “${name}” has no choices.`,
    'Add them, for example: options: [{ value: am, label: Morning }, { value: pm, label: Afternoon }]',
  );
}

export function impossibleLength(place: Place, name: string): Diagnostic {
  return createError(
    'impossible-length',
    place,
    `No answer can fit the field “${name}”: its minLength is greater than its maxLength.`,
    'Swap the two numbers, or correct one of them.',
  );
}

export function unknownField(place: Place, name: string, { meant, known }: Guess): Diagnostic {
  return createError(
    'unknown-form-field',
    place,
    `There is no other field called “${name}” in this form.`,
    didYouMean(meant) ?? listKnown(known) ?? 'Add the field first.',
  );
}

export function unknownAnswer(
  place: Place,
  { answer, field, meant, known }: { answer: string; field: string } & Guess,
): Diagnostic {
  return createError(
    'unknown-answer',
    place,
    `The field “${field}” has no choice called “${answer}”.`,
    didYouMean(meant) ?? listKnown(known) ?? 'Add the choice to the field first.',
  );
}
