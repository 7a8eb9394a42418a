import { areAlike } from './are-alike.ts';
import { isSameValue } from './is-same-value.ts';
import { isShown } from './is-shown.ts';
import type { RouteTable } from './route.ts';
import { createRouteTable, type Routing, readRoute } from './route-table.ts';

/** The last routes that were made, and their dependencies. */
export type RouteMemory = { last?: { table: RouteTable; madeOf: MadeOf } };

type MadeOf = {
  settings: readonly unknown[];
  entries: readonly (readonly Timed[])[];
};
type Timed = ReturnType<Routing['entries']>[number];

/** The routes of a site: the last ones if they would be the same. Comparing is far cheaper than making them. */
export function rememberRoutes(memory: RouteMemory, routing: Routing): RouteTable {
  const madeOf = whatMakes(routing);
  const { last } = memory;
  const isAlike = (one: Timed, other: Timed) =>
    one.id === other.id && isShown(one.value, routing) === isShown(other.value, routing);
  // With the same settings the day and the kinds are the same.
  const isSame =
    last !== undefined &&
    isSameValue(last.madeOf.settings, madeOf.settings) &&
    areAlike(last.madeOf.entries, madeOf.entries, (one, other) => areAlike(one, other, isAlike));
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
