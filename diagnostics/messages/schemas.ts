/** What is wrong with a schema, apart from its head: mistakes of whoever writes schemas, not of an editor. */

import { createError } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';
import { didYouMean, type Guess, listKnown } from './guess.ts';

export function referenceBroken(place: Place, reference: string, { meant, known }: Guess): Diagnostic {
  return createError(
    'reference-broken',
    place,
    `“${reference}” leads to no definition.`,
    didYouMean(meant) ?? listKnown(known),
  );
}

export function referenceEndless(place: Place, reference: string): Diagnostic {
  return createError(
    'reference-endless',
    place,
    `“${reference}” leads back to itself, so it describes nothing.`,
    'Let one of the definitions say what the value is.',
  );
}

export function unknownMeaning(place: Place, means: string, { meant, known }: Guess): Diagnostic {
  return createError(
    'unknown-meaning',
    place,
    `There is no meaning “${means}”.`,
    didYouMean(meant) ?? listKnown(known),
  );
}

export function unknownKeyword(place: Place, keyword: string, { meant, known }: Guess): Diagnostic {
  return createError(
    'unknown-keyword',
    place,
    `A schema has no keyword “${keyword}”.`,
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
    `“${keyword}” says nothing here.`,
    `It belongs to the meanings ${meanings.join(', ')}. Delete it, or say what the value means.`,
  );
}

export function keywordMissing(place: Place, means: string, keyword: string): Diagnostic {
  return createError(
    'keyword-missing',
    place,
    `The meaning “${means}” needs “${keyword}”.`,
    `Add "${keyword}" beside "means".`,
  );
}

export function needsWrongForm(place: Place): Diagnostic {
  return createError(
    'needs-wrong-form',
    place,
    '“needs” lists what has to be there in site.yaml and in the wording.',
    'Write for example: "needs": { "settings": ["chat"], "wording": ["money"] }',
  );
}

export function needUnknown(
  place: Place,
  { needed, file, meant, known }: Guess & { needed: string; file: string },
): Diagnostic {
  return createError(
    'need-unknown',
    place,
    `${file} can’t have “${needed}”.`,
    didYouMean(meant) ?? listKnown(known),
  );
}
