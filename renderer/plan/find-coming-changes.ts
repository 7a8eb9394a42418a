import type { Place } from '../../diagnostics/place.ts';
import { isDay } from '../../kinds/is-day.ts';
import { calendarDay, isoWithOffset, startOfDay } from '../../kinds/zoned-time.ts';
import type { Context } from './context/context.ts';
import { isShown } from './context/is-shown.ts';
import type { DayChange } from './day-change.ts';
import { findDayChanges } from './find-day-changes.ts';
import { titleOfEntry } from './title-of-entry.ts';
import { toolsOfEntries } from './tools/tools-of-entries.ts';

/** A moment from which a build gives a different result. */
export type ComingChange = {
  /** With the offset of the site’s zone: `2027-01-10T00:00:00+00:00`. */
  instant: string;
  what: DayChange['what'] | 'begins' | 'ends';
  /** The title of what changes, or the name that texts give it in braces. */
  name: string;
  /** The line that causes it. */
  place: Place;
};

/** All future changes, the soonest first. */
export function findComingChanges(context: Context): ComingChange[] {
  const { timeZone } = context.settings;
  const days = findDayChanges(context).map(({ day, ...change }) => ({
    ...change,
    instant: startOfDay(day, timeZone),
  }));
  return [...days, ...findOwnDays(context), ...findMoments(context)]
    .filter(({ instant }) => Date.parse(instant) > context.now)
    .toSorted((one, other) => Date.parse(one.instant) - Date.parse(other.instant));
}

/** The days that the code of kinds computes. Where it also knows the hours, those say more. */
function findOwnDays(context: Context): ComingChange[] {
  const site = context.tools();
  const { timeZone } = context.settings;
  return toolsOfEntries(context).flatMap(({ code, entry, value }) => {
    const days = code.moments ? [] : (code.dates?.(entry, site) ?? []).filter(isDay);
    const change = { what: 'changes', name: titleOfEntry(value) ?? entry.id, place: entry.place() } as const;
    return days
      .filter((day) => isShown(value, { day, drafts: context.drafts }))
      .map((day) => ({ ...change, instant: startOfDay(day, timeZone) }));
  });
}

/** Changes at an hour, computed by the code of kinds, if the entry is shown then. */
function findMoments(context: Context): ComingChange[] {
  const site = context.tools();
  const { timeZone } = context.settings;
  const { drafts } = context;
  return toolsOfEntries(context).flatMap(({ code, entry, value }) => {
    const moments = code.moments?.(entry, site).value ?? [];
    const name = titleOfEntry(value) ?? entry.id;
    return moments
      .map(({ instant, what, path }) => ({
        instant: isoWithOffset(new Date(instant), timeZone),
        what,
        name,
        place: entry.place(path),
      }))
      .filter(({ instant }) => isShown(value, { day: calendarDay(new Date(instant), timeZone), drafts }));
  });
}
