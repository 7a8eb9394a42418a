/** Problems with the register of stored data. */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/messages/guess.ts';
import type { Place } from '../../diagnostics/place.ts';
import * as generated from './messages.generated.ts';

export function keptSomewhere(place: Place, key: string, meant: string | undefined): Diagnostic {
  return generated.keptSomewhere(place, {
    key,
    hint: didYouMean(meant) ?? 'Say where your own script keeps it, for example: where: local',
  });
}
