/** Problems of the PDF documents that site.yaml lists under `downloads`. */

import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import { lackOf, nameCharacters, typefaceFor } from '../typeface-for.ts';

export function documentCharacters(place: Place, characters: readonly string[]): Diagnostic {
  return {
    ...generated.documentCharacters(place, {
      characters: nameCharacters(characters),
      hint: typefaceFor(characters),
    }),
    lacks: lackOf(characters),
  };
}
