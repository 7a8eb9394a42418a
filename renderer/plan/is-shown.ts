type Timed = { from?: unknown; until?: unknown };

/** Whether an entry or section with `from` and `until` (calendar dates of the site's zone, both inclusive) stands on the site on `day`. */
export function isShown(timed: Timed, day: string): boolean {
  if (typeof timed.from === 'string' && day < timed.from) return false;
  return !(typeof timed.until === 'string' && day > timed.until);
}

/** The next day on which something with `from` or `until` changes what the site shows. */
export function nextChange(timed: readonly Timed[], day: string): string | undefined {
  const days = timed.flatMap((item) => [
    ...(typeof item.from === 'string' ? [item.from] : []),
    ...(typeof item.until === 'string' ? [dayAfter(item.until)] : []),
  ]);
  return days
    .filter((candidate) => candidate > day)
    .sort()
    .at(0);
}

/** Of calendar dates: `2026-10-31` → `2026-11-01`. */
export function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
