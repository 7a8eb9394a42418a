import type { Place } from '../diagnostics/place.ts';

/** Of two lines of one file that don't go together the one below: mostly it was added last. */
export function laterPlace(one: Place, other: Place): Place {
  if (one.line !== other.line) return one.line > other.line ? one : other;
  return one.column > other.column ? one : other;
}
