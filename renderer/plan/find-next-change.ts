import type { Entry } from '../model/site.ts';
import type { Context } from './context/context.ts';
import { countsIn, lastDayOf } from './context/dated-count.ts';
import { dayAfter, daysOf, firstAfter } from './context/is-shown.ts';
import { fields, list } from './read-fields.ts';
import { entryTools } from './tools/entry-tools.ts';

/** The next day (ISO date) on which a build shows something else because the calendar has moved on; nothing where there is none. */
export function findNextChange(context: Context): string | undefined {
  const { site, day } = context;
  const entries = Object.entries(site.collections).flatMap(([kind, own]) =>
    own.map((entry) => ({ kind, entry })),
  );
  const days = [
    ...entries.flatMap(({ kind, entry }) => daysOfEntry(kind, entry, context)),
    ...Object.values(site.settings.value).flatMap((setting) => daysOf(fields(setting))),
    ...countsIn(site.collections.facts?.[0]?.value).flatMap((count) => [
      count.countedOn,
      dayAfter(lastDayOf(count)),
    ]),
  ];
  return firstAfter(day, days);
}

function daysOfEntry(kind: string, entry: Entry, context: Context): string[] {
  const head = context.kinds.byFolder[kind];
  const own = head && context.kinds.code[head.word]?.dates?.(entryTools(entry, head, { context }));
  const sections = list(entry.value.sections).map(fields);
  return [...daysOf(entry.value), ...sections.flatMap(daysOf), ...(own ?? [])];
}
