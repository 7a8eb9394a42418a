import { editDistance } from './edit-distance.ts';

/** In letters: nobody writes a longer word, and the comparison takes quadratic time. */
const longest = 300;

/**
 * The candidate that was probably meant, for "did you mean": the one with the fewest typos (a letter too many, missing,
 * wrong, or two swapped), or `undefined` if more than a third of the word would be wrong. Ignores case; the first of
 * equals wins. `UK` means the candidate with these initials.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > longest) return undefined;
  const named = byInitials(word, candidates);
  if (named !== undefined) return named;
  const written = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(written.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - written.length) >= bestDistance) continue;
    const distance = editDistance(written, candidate.toLowerCase());
    if (distance < bestDistance && distance < Math.max(written.length, candidate.length)) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

function byInitials(word: string, candidates: Iterable<string>): string | undefined {
  if (!/^[A-Z]{2,5}$/.test(word)) return undefined;
  const [first, ...others] = [...candidates].filter(
    (one) => (one.match(/\b\p{Lu}(?=\p{Ll})/gu) ?? []).join('') === word,
  );
  return others.length === 0 ? first : undefined;
}
