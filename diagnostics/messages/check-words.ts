/** What is said about words: how terms are spelled, and what is hard to read. */

import { createWarning } from '../create-diagnostic.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Place } from '../place.ts';

export function termSpelling(place: Place, { written, term }: { written: string; term: string }): Diagnostic {
  return createWarning(
    'term-spelling',
    place,
    `“${written.replace(/\s+/g, ' ')}” is spelled “${term}” on this website: the glossary in site.yaml says so.`,
    `Write ${term}`,
  );
}

/** `first`: where the same term stands before. */
export function termTwice(place: Place, term: string, first: Place): Diagnostic {
  return {
    ...createWarning(
      'term-twice',
      place,
      `The term “${term}” is in the glossary already, on line ${first.line}.`,
      'Put both into one entry, or delete one of them.',
    ),
    related: [{ place: first, message: 'The other entry.' }],
  };
}

/** `term`: of the glossary, with the same letters as the `spelling`. */
export function termRefused(place: Place, spelling: string, term: string): Diagnostic {
  return createWarning(
    'term-refused',
    place,
    `“${spelling}” can’t be a wrong spelling: the glossary has the term “${term}”.`,
    'Write a spelling that is wrong, or delete it. Other capitals are found by themselves.',
  );
}

export function longSentence(place: Place, words: number): Diagnostic {
  return createWarning(
    'long-sentence',
    place,
    `This sentence has ${words} words. Sentences of more than 25 are hard to read, above all in a second language.`,
    'Make two or three sentences of it, or a list.',
  );
}
