import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Place } from '../../diagnostics/place.ts';
import { firstLetters } from '../../diagnostics/words/first-letters.ts';

/** Something visible to visitors although meant for the computer. `offset` is in the searched text. */
export type Debris = { offset: number; tell: (place: Place) => Diagnostic };

/** A piece of text for a message, on one line and not too long. */
export function short(text: string, most = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${firstLetters(line, most - 1).trimEnd()}…` : line;
}
