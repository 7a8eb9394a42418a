/** Problems with a schema, apart from its head: mistakes of the schema's author, not of an editor. */

import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import { didYouMean, type Guess, listKnown } from './guess.ts';

export function referenceBroken(place: Place, reference: string, { meant, known }: Guess): Diagnostic {
  return generated.referenceBroken(place, {
    reference,
    hint: didYouMean(meant) ?? listKnown(known) ?? 'Correct the reference, or add the definition.',
  });
}

export function unknownMeaning(place: Place, means: string, { meant, known }: Guess): Diagnostic {
  return generated.unknownMeaning(place, { means, hint: didYouMean(meant) ?? listKnown(known) });
}

export function unknownKeyword(place: Place, keyword: string, { meant, known }: Guess): Diagnostic {
  return generated.unknownKeyword(place, { keyword, hint: didYouMean(meant) ?? listKnown(known) });
}

export function keywordWithoutMeaning(
  place: Place,
  keyword: string,
  meanings: readonly string[],
): Diagnostic {
  return generated.keywordWithoutMeaning(place, { keyword, meanings: meanings.join(', ') });
}

export function needUnknown(
  place: Place,
  { needed, file, meant, known }: Guess & { needed: string; file: string },
): Diagnostic {
  return generated.needUnknown(place, { needed, file, hint: didYouMean(meant) ?? listKnown(known) });
}
