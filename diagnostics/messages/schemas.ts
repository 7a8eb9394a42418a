/** What is wrong with a schema, apart from its head: mistakes of whoever writes schemas, not of an editor. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';
import { didYouMean, type Guess, listKnown } from './guess.ts';

export function referenceBroken(place: Place, reference: string, { meant, known }: Guess): Diagnostic {
  return createError(
    'reference-broken',
    place,
    `There is no definition at “${reference}”.`,
    didYouMean(meant) ?? listKnown(known) ?? 'Correct the reference, or add the definition.',
  );
}

export function referenceEndless(place: Place, reference: string): Diagnostic {
  return createError(
    'reference-endless',
    place,
    `“${reference}” leads back to itself, so it describes nothing.`,
    'Make one of the definitions say what the value is.',
  );
}

export function unknownMeaning(place: Place, means: string, { meant, known }: Guess): Diagnostic {
  return createError(
    'unknown-meaning',
    place,
    `There is no meaning called “${means}”.`,
    didYouMean(meant) ?? listKnown(known),
  );
}

export function unknownKeyword(place: Place, keyword: string, { meant, known }: Guess): Diagnostic {
  return createError(
    'unknown-keyword',
    place,
    `There is no keyword called “${keyword}”.`,
    didYouMean(meant) ?? listKnown(known),
  );
}

export function keywordWithoutMeaning(
  place: Place,
  keyword: string,
  meanings: readonly string[],
): Diagnostic {
  return createError(
    'keyword-without-meaning',
    place,
    `“${keyword}” has no effect here.`,
    `Delete it, or add "means" with one of the values it goes with: ${meanings.join(', ')}.`,
  );
}

export function keywordMissing(place: Place, means: string, keyword: string): Diagnostic {
  return createError(
    'keyword-missing',
    place,
    `The meaning “${means}” needs “${keyword}”.`,
    `Add "${keyword}" beside "means"`,
  );
}

export function needsWrongForm(place: Place): Diagnostic {
  return createError(
    'needs-wrong-form',
    place,
    '“needs” must list what is needed from site.yaml and from the wording.',
    'Write it like this: "needs": { "settings": ["chat"], "wording": ["money"] }',
  );
}

export function needUnknown(
  place: Place,
  { needed, file, meant, known }: Guess & { needed: string; file: string },
): Diagnostic {
  return createError(
    'need-unknown',
    place,
    `There is no “${needed}” in the schema of ${file}.`,
    didYouMean(meant) ?? listKnown(known),
  );
}
