/** Problems with forms and their destinations. */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean, type Guess, listKnown } from '../../diagnostics/messages/guess.ts';
import type { Place } from '../../diagnostics/place.ts';
import * as generated from './messages.generated.ts';

export function noDelivery(place: Place, id: string): Diagnostic {
  const problem = generated.noDelivery(place, { id });
  return { ...problem, unreached: { of: 'forms', name: id } };
}

/** `canChat`: whether the chat could take it instead. */
export function endpointWithoutAddress(place: Place, id: string, canChat: boolean): Diagnostic {
  const instead = canChat ? ', or send the form to the chat: delivery: { kind: chat }' : '';
  return generated.endpointWithoutAddress(place, { id, instead });
}

export function unknownFormField(place: Place, name: string, { meant, known }: Guess): Diagnostic {
  return generated.unknownFormField(place, {
    name,
    hint: didYouMean(meant) ?? listKnown(known) ?? 'Add the field first.',
  });
}

export function unknownAnswer(
  place: Place,
  { answer, field, meant, known }: { answer: string; field: string } & Guess,
): Diagnostic {
  return generated.unknownAnswer(place, {
    field,
    answer,
    hint: didYouMean(meant) ?? listKnown(known) ?? 'Add the choice to the field first.',
  });
}
