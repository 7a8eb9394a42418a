import { firstLetters } from '../../diagnostics/words/first-letters.ts';

/** In letters: more of a text doesn't help to know it again. */
const longest = 60;

/** A value as it is written, on one line and cut short. Undefined for a list or a group, and where there is none. */
export function shownValue(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/\s+/g, ' ').trim();
  return text.length > longest ? `${firstLetters(text, longest)}…` : text;
}
