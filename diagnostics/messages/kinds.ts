/** Problems with the head of a schema (`kind`), which defines a kind of content. */

import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import { didYouMean, type Guess, listKnown } from './guess.ts';

export function headUnknownKey(place: Place, key: string, { meant, known }: Guess): Diagnostic {
  return generated.headUnknownKey(place, { key, hint: didYouMean(meant) ?? listKnown(known) });
}

export function headUnknownField(
  place: Place,
  { field, word, meant, known }: Guess & { field: string; word: string },
): Diagnostic {
  return generated.headUnknownField(place, { word, field, hint: didYouMean(meant) ?? listKnown(known) });
}

export function folderOfTwoKinds(place: Place, folder: string, other: Place): Diagnostic {
  return {
    ...generated.folderOfTwoKinds(place, { folder }),
    related: [{ place: other, message: 'The other kind.' }],
  };
}
