import { isSameValue } from './is-same-value.ts';
import { isShown } from './is-shown.ts';
import type { RouteTable } from './route.ts';
import { createRouteTable, type Routing, readRoute } from './route-table.ts';

/** The last routes that were made, and all that they were made of. */
export type RouteMemory = { last?: { table: RouteTable; madeOf: MadeOf } };

type MadeOf = {
  settings: readonly unknown[];
  entries: readonly (readonly Timed[])[];
};
type Timed = ReturnType<Routing['entries']>[number];

/** The routes of a site: those that were made last where they would come out the same. Looking is far cheaper than making them. */
export function rememberRoutes(memory: RouteMemory, routing: Routing): RouteTable {
  const madeOf = whatMakes(routing);
  const { last } = memory;
  const isSame =
    last !== undefined &&
    isSameValue(last.madeOf.settings, madeOf.settings) &&
    last.madeOf.entries.length === madeOf.entries.length &&
    madeOf.entries.every((entries, index) => areAlike(last.madeOf.entries[index] ?? [], entries, routing));
  const table = isSame ? last.table : createRouteTable(routing);
  memory.last = { table, madeOf };
  return table;
}

function whatMakes({ settings, site, day, drafts, entries }: Routing): MadeOf {
  const { routes = [], notFound } = settings;
  const { leftOutRoutes } = site;
  const all = [...routes, ...leftOutRoutes.map(readRoute)];
  const kinds = ['pages', ...all.flatMap(({ collection }) => collection ?? [])];
  return {
    settings: [routes, notFound, leftOutRoutes, day, drafts],
    entries: [...new Set(kinds)].map(entries),
  };
}

/** On the same day: the same entries in the same order, and of each the same answer to whether it is shown. */
function areAlike(before: readonly Timed[], now: readonly Timed[], when: Routing): boolean {
  if (before === now) return true;
  return (
    before.length === now.length &&
    now.every((entry, index) => {
      const other = before[index];
      if (other === entry) return true;
      return other?.id === entry.id && isShown(other.value, when) === isShown(entry.value, when);
    })
  );
}
