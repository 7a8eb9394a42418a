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

export function longSentence(place: Place, words: number): Diagnostic {
  return createWarning(
    'long-sentence',
    place,
    `This sentence has ${words} words. Sentences of more than 25 are hard to read, above all in a second language.`,
    'Make two or three sentences of it, or a list.',
  );
}
