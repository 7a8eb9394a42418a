import { editDistance } from './edit-distance.ts';

/**
 * The candidate that was probably meant, for "did you mean": the one with the fewest slips of the
 * keyboard (a letter too many, missing, wrong, or two swapped), or `undefined` where more than a third
 * of the word would be wrong. Capitals count for nothing; of equals the first wins.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
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
