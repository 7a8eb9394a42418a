import { isoWithOffset } from './format-date.ts';
import type { SiteScope } from './planner.ts';

type Timed = { from?: unknown; until?: unknown };

/** Whether an entry or section with `from` and `until` (calendar dates of the site's zone, both inclusive) stands on the site today. */
export function isShown(timed: Timed, scope: Pick<SiteScope, 'today' | 'settings'>): boolean {
  const today = isoWithOffset(scope.today, scope.settings.timeZone).slice(0, 10);
  if (typeof timed.from === 'string' && today < timed.from) return false;
  return !(typeof timed.until === 'string' && today > timed.until);
}

/** The next day on which something with `from` or `until` changes what the site shows. */
export function nextChange(
  timed: readonly Timed[],
  scope: Pick<SiteScope, 'today' | 'settings'>,
): string | undefined {
  const today = isoWithOffset(scope.today, scope.settings.timeZone).slice(0, 10);
  const days = timed.flatMap((item) => [
    ...(typeof item.from === 'string' ? [item.from] : []),
    ...(typeof item.until === 'string' ? [dayAfter(item.until)] : []),
  ]);
  return days
    .filter((day) => day > today)
    .sort()
    .at(0);
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
