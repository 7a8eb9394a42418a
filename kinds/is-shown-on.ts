type TimedValue = { from?: unknown; until?: unknown; draft?: unknown };

/**
 * Whether something with `from` and `until` (calendar dates of the site's zone, both inclusive) is shown on `day`; a
 * draft never is.
 */
export function isShownOn(timed: TimedValue, day: string): boolean {
  if (timed.draft === true) return false;
  if (typeof timed.from === 'string' && day < timed.from) return false;
  return !(typeof timed.until === 'string' && day > timed.until);
}

/** The calendar days on which that changes: the first day, and the one after the last. */
export function daysOfChange({ from, until }: TimedValue): string[] {
  return [
    ...(typeof from === 'string' ? [from] : []),
    ...(typeof until === 'string' ? [dayAfter(until)] : []),
  ];
}

/** The next calendar date: `2026-10-31` → `2026-11-01`. Undefined after the last date with a four-digit year. */
export function dayAfter(date: string): string {
  if (date === '9999-12-31') return date;
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
