import { firstLetters } from '../../diagnostics/words/first-letters.ts';

/** In characters: more of a text doesn't help to recognise it. */
const longest = 60;

/** A value on one line, shortened. Undefined for a list, a group or no value. */
export function shownValue(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/\s+/g, ' ').trim();
  return text.length > longest ? `${firstLetters(text, longest)}…` : text;
}
