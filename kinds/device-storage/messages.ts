/** What is wrong with the register of what a website keeps. */

import { createError } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/messages/guess.ts';
import type { Place } from '../../diagnostics/place.ts';

export function keptSomewhere(place: Place, key: string, meant: string | undefined): Diagnostic {
  return createError(
    'kept-somewhere',
    place,
    `None of the program’s own scripts keeps anything called “${key}”, and it does not say where it is kept.`,
    didYouMean(meant) ?? 'Say where your own script keeps it, for example: where: local',
  );
}
