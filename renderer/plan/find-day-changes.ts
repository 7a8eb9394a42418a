import { type Fields, fieldsOf, listOf } from '../../diagnostics/fields.ts';
import type { Path } from '../../diagnostics/place.ts';
import { isDay } from '../../kinds/is-day.ts';
import { dayAfter } from '../../kinds/is-shown-on.ts';
import { asText, optionalText } from '../../kinds/read-fields.ts';
import type { Source } from '../model/source.ts';
import { locate } from '../source/locate.ts';
import type { Context } from './context/context.ts';
import { countsIn, lastDayOf } from './context/dated-count.ts';
import type { DayChange } from './day-change.ts';
import { findListChanges } from './find-list-changes.ts';
import { titleOfEntry } from './title-of-entry.ts';

/**
 * All changes, past and future, in no order: what is shown `from` or `until` a day, lists that name today, counts that
 * end, and the turn of the year.
 */
export function findDayChanges(context: Context): DayChange[] {
  const { site, drafts } = context;
  const entries = Object.values(site.collections).flat();
  const dated = [
    ...entries
      .filter(({ source, value }) => !source.isLeftOut && (drafts || value.draft !== true))
      .flatMap(({ id, source, value }) => [
        ...changesOf(value, { source, path: [], name: titleOfEntry(value) ?? id }),
        ...listOf(value.sections).flatMap((section, index) =>
          ofSection(fieldsOf(section), { source, index, id }),
        ),
      ])
      .map((change): DayChange => ({ ...change, isStructural: true })),
    ...Object.entries(site.settings.value).flatMap(([key, setting]) =>
      changesOf(fieldsOf(setting), {
        source: site.settings.source,
        path: [key],
        name: titleOfEntry(setting) ?? key,
      }),
    ),
    ...findListChanges(context),
    ...ofCounts(context),
  ];
  return [...dated, ...ofYears(dated, context)];
}

type Subject = { source: Source; path: Path; name: string };

/** Not every `from` is a day: in `prices` it is a currency. */
function changesOf({ from, until }: Fields, { source, path, name }: Subject): DayChange[] {
  const at = (key: string) => locate(source, [...path, key]);
  return [
    ...(isDay(from) ? [{ day: from, what: 'appears', name, place: at('from') } as const] : []),
    ...(isDay(until) ? [{ day: dayAfter(until), what: 'goes', name, place: at('until') } as const] : []),
  ];
}

function ofSection(section: Fields, { source, index, id }: { source: Source; index: number; id: string }) {
  const name = `${titleOfEntry(section) ?? asText(section.section)} (${id})`;
  return changesOf(section, { source, path: ['sections', index], name });
}

function ofCounts({ site }: Context): DayChange[] {
  const facts = site.collections.facts?.[0];
  if (!facts) return [];
  return countsIn(facts.value).flatMap(({ count, path }): DayChange[] => {
    const place = locate(facts.source, path);
    const name = `{facts.${path.join('.')}}`;
    return [
      { day: count.countedOn, what: 'appears', name, place },
      { day: dayAfter(lastDayOf(count)), what: 'goes', name, place },
    ];
  });
}

/** Nobody plans a website for longer. */
const mostYears = 20;

/**
 * The footer of every page shows the year, unless its words omit it: the next one, and all up to the last of the other
 * changes.
 */
function ofYears(dated: readonly DayChange[], { site, day }: Context): DayChange[] {
  const copyright = optionalText(fieldsOf(site.settings.value.footer).copyright);
  if (copyright !== undefined && !copyright.includes('{year}')) return [];
  const place = locate(site.settings.source, ['footer', 'copyright']);
  const first = Number(day.slice(0, 4)) + 1;
  const last = Math.max(first, ...dated.map((change) => Number(change.day.slice(0, 4))));
  const count = Math.min(last, 9999, first + mostYears) - first + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => ({
    day: `${String(first + index).padStart(4, '0')}-01-01`,
    what: 'changes',
    name: 'the year at the foot of every page',
    place,
  }));
}
