import { firstLetters } from '../../diagnostics/words/first-letters.ts';

/** The most to show of a text, in characters, and the context around a difference. */
const longest = 120;
const around = 40;

/** Two versions of a text, shortened to their differences if they are long. */
export function shortenBoth(before: string, after: string): [string, string] {
  if (before.length <= longest && after.length <= longest) return [before, after];
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const left = Math.min(before.length, after.length) - start;
  while (end < left && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [cut(before, start, before.length - end), cut(after, start, after.length - end)];
}

/** A text, truncated if it is long. */
export function shorten(text: string): string {
  return text.length <= longest ? text : `${firstLetters(text, wordEnd(text, longest))} …`;
}

/** The text from `start` to `end`, with some words around it. */
function cut(text: string, start: number, end: number): string {
  const from = start <= around ? 0 : text.indexOf(' ', start - around) + 1;
  const begin = from > start || (from === 0 && start > around) ? Math.max(0, start - around) : from;
  const to = Math.min(text.length, Math.max(end, begin) + around);
  const stop = to >= text.length ? text.length : wordEnd(text, to);
  const piece = text.slice(begin, Math.max(stop, end));
  const body = piece.length <= 3 * longest ? piece : `${firstLetters(piece, 2 * longest)} …`;
  return `${begin > 0 ? '… ' : ''}${body}${stop < text.length ? ' …' : ''}`;
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space > at - around ? space : at;
}
