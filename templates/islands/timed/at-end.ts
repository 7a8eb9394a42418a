const hour = 3_600_000;

/**
 * Runs `end` once the moment `until` has come, at once if it is past. Checks again every hour: a timer can't run for
 * weeks, and it stops while a device sleeps.
 */
export function atEnd(until: string, end: () => void): void {
  const left = Date.parse(until) - Date.now();
  if (left > 0) setTimeout(() => atEnd(until, end), Math.min(left, hour));
  else end();
}
