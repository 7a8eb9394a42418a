/** Messages about words: the spelling of terms, and readability. */

import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';

export function termSpelling(place: Place, { written, term }: { written: string; term: string }): Diagnostic {
  return generated.termSpelling(place, { written: written.replace(/\s+/g, ' '), term });
}

/** `first`: the earlier place of the same term. */
export function termTwice(place: Place, term: string, first: Place): Diagnostic {
  return {
    ...generated.termTwice(place, { term, firstLine: first.line }),
    related: [{ place: first, message: 'The other entry.' }],
  };
}
