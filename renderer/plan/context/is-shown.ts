/** `$leftOut`: an entry that a branch takes out of what it extends. */
type Timed = { from?: unknown; until?: unknown; draft?: unknown; $leftOut?: unknown };

/** `day`: a calendar date of the site's zone. `drafts`: whether what is marked as a draft is shown. */
type Now = { day: string; drafts: boolean };

/** Whether an entry, a page or a section stands on the site: with `from` and `until` (calendar dates, both inclusive) on those days. */
export function isShown(timed: Timed, { day, drafts }: Now): boolean {
  if (timed.$leftOut === true || (timed.draft === true && !drafts)) return false;
  if (typeof timed.from === 'string' && day < timed.from) return false;
  return !(typeof timed.until === 'string' && day > timed.until);
}

/** Of calendar dates: `2026-10-31` → `2026-11-01`. Nothing follows the last day that has four digits for its year. */
export function dayAfter(date: string): string {
  if (date === '9999-12-31') return date;
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** The days on which something with `from` and `until` comes and goes. */
export function daysOf({ from, until }: Timed): string[] {
  return [
    ...(typeof from === 'string' ? [from] : []),
    ...(typeof until === 'string' ? [dayAfter(until)] : []),
  ];
}

/** The first of these days after `day`. */
export function firstAfter(day: string, days: readonly string[]): string | undefined {
  return days
    .filter((candidate) => candidate > day)
    .toSorted()
    .at(0);
}
