import { analyse } from 'scslre';

/**
 * Whether the running time of a pattern may grow faster than its input: two repetitions, adjacent or nested, that can
 * match the same characters, or one that restarts at each of them. The pattern is not run, so the answer takes
 * milliseconds and is the same on every machine. Misses a search that starts with several fixed characters and fails
 * far behind them (`<!--[^]*?-->`).
 */
export function isSuperLinear(source: string, flags: string): boolean {
  return analyse({ source, flags }).reports.length > 0;
}
