import type { Place } from '../diagnostics/place.ts';

/** The lower of two conflicting lines of one file: usually the one added last. */
export function laterPlace(one: Place, other: Place): Place {
  if (one.line !== other.line) return one.line > other.line ? one : other;
  return one.column > other.column ? one : other;
}
