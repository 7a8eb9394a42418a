import { ownProperty } from '../../../diagnostics/own-property.ts';
import { fieldsInPattern } from '../../schema/route-pattern.ts';
import { areAlike } from './are-alike.ts';
import { isSameValue } from './is-same-value.ts';
import { isShown } from './is-shown.ts';
import type { RouteTable } from './route.ts';
import { createRouteTable, type RouteTableInput, readRoute } from './route-table.ts';

/** The last routes that were made, and their dependencies. */
export type RouteCache = { last?: { table: RouteTable; madeOf: MadeOf } };

type MadeOf = {
  settings: readonly unknown[];
  entries: readonly (readonly RoutedEntry[])[];
};
type RoutedEntry = ReturnType<RouteTableInput['entries']>[number];

/** The routes of a site: the last ones if they would be the same. Comparing is far cheaper than making them. */
export function rememberRoutes(cache: RouteCache, routing: RouteTableInput): RouteTable {
  const madeOf = whatMakes(routing);
  const { last } = cache;
  const parts = (routing.settings.routes ?? []).flatMap(({ path }) => fieldsInPattern(path));
  const isAlike = (one: RoutedEntry, other: RoutedEntry) =>
    one.id === other.id &&
    isShown(one.value, routing) === isShown(other.value, routing) &&
    parts.every((field) => isSameValue(ownProperty(one.value, field), ownProperty(other.value, field)));
  // With the same settings the day and the kinds are the same.
  const isSame =
    last !== undefined &&
    isSameValue(last.madeOf.settings, madeOf.settings) &&
    areAlike(last.madeOf.entries, madeOf.entries, (one, other) => areAlike(one, other, isAlike));
  const table = isSame ? last.table : createRouteTable(routing);
  cache.last = { table, madeOf };
  return table;
}

function whatMakes({ settings, site, day, drafts, entries }: RouteTableInput): MadeOf {
  const { routes = [], notFound } = settings;
  const { leftOutRoutes } = site;
  const all = [...routes, ...leftOutRoutes.map(readRoute)];
  const kinds = ['pages', ...all.flatMap(({ collection }) => collection ?? [])];
  return {
    settings: [routes, notFound, leftOutRoutes, day, drafts],
    entries: [...new Set(kinds)].map(entries),
  };
}
