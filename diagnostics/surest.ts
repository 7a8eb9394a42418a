import { editDistance } from './edit-distance.ts';

/**
 * The only candidate that can have been meant: a single typo away (two in a word of eight letters or more), while every
 * other is at least two typos further off. Anything less certain is left to a person.
 */
export function surest(word: string, candidates: Iterable<string>): string | undefined {
  const written = word.toLowerCase();
  const most = written.length >= 8 ? 2 : 1;
  const near = [...new Set(candidates)]
    .map((candidate) => ({ candidate, distance: editDistance(written, candidate.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  const [first, second] = near;
  if (!first || first.distance > most || written.length < 3) return undefined;
  return second && second.distance < first.distance + 2 ? undefined : first.candidate;
}
