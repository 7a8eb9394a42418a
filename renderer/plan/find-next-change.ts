import type { Site } from '../model/site.ts';
import { countsIn, lastDayOf } from './dated-count.ts';
import { nextChange } from './is-shown.ts';
import type { SiteScope } from './planner.ts';

/** The next day (ISO date) on which a build shows something else because the calendar has moved on; nothing where there is none. */
export function findNextChange(site: Site, { settings, day }: SiteScope): string | undefined {
  const entries = [...site.collections.values()].flatMap((collection) => [...collection.values()]);
  const sections = entries.flatMap(({ value }) => (Array.isArray(value.sections) ? value.sections : []));
  const events = [...(site.collections.get('events')?.values() ?? [])];
  const counts = countsIn(site.collections.get('facts')?.get('facts')?.value);
  const timed = [
    ...entries.map(({ value }) => value),
    ...sections,
    settings.announcement ?? {},
    settings.promotion ?? {},
    // On its own day the browser knows the hour.
    ...events.map(({ value }) => ({ until: value.date })),
    ...counts.map((count) => ({ from: count.countedOn, until: lastDayOf(count) })),
  ];
  return nextChange(timed, day);
}
