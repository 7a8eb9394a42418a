import { analyse } from 'scslre';

/**
 * Whether the time of a pattern may grow faster than the text it meets: two repetitions side by side or inside each
 * other that can share characters, or one that is begun anew at each of them. Nothing is run: the answer takes
 * milliseconds and is the same on every machine. A search that starts with several fixed characters and fails far behind
 * them (`<!--[^]*?-->`) isn't seen.
 */
export function isSuperLinear(source: string, flags: string): boolean {
  return analyse({ source, flags }).reports.length > 0;
}
