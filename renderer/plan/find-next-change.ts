import { isDay } from '../../kinds/is-day.ts';
import type { Context } from './context/context.ts';
import { firstAfter } from './context/is-shown.ts';
import { findDayChanges } from './find-day-changes.ts';
import { toolsOfEntries } from './tools/tools-of-entries.ts';

/**
 * The next day (ISO date) on which a build gives a different result because of the calendar; undefined if there is
 * none.
 */
export function findNextChange(context: Context): string | undefined {
  const site = context.tools();
  const ofKinds = toolsOfEntries(context).flatMap(({ code, entry }) =>
    (code.dates?.(entry, site) ?? []).filter(isDay),
  );
  return firstAfter(context.day, [...findDayChanges(context).map(({ day }) => day), ...ofKinds]);
}
