import { fieldsOf } from '../../../diagnostics/fields.ts';
import type { Query } from '../../../kinds/planned.ts';
import { asText } from '../../../kinds/read-fields.ts';
import { addressOf } from '../../schema/route-pattern.ts';
import { isShown } from './is-shown.ts';
import type { Route, RouteTable } from './route.ts';

type EntryValue = { id: string; value: Readonly<Record<string, unknown>> };

/** The inputs from which routes are made. */
export type RouteTableInput = {
  settings: { routes?: readonly WrittenRoute[]; notFound?: string };
  site: { leftOutRoutes: readonly unknown[] };
  day: string;
  drafts: boolean;
  entries: (kind: string) => readonly EntryValue[];
  entry: (kind: string, id: string) => EntryValue | undefined;
};
type WrittenRoute = { path: string; page: string; collection?: string };

/** Makes addresses from the routes of site.yaml: one for a page, one per entry for a kind (`/blog/:slug`). */
export function createRouteTable(context: RouteTableInput): RouteTable {
  const { settings, site } = context;
  const routes = [
    ...(settings.routes ?? []).map((route) => ({ ...route, isLeftOut: false })),
    ...site.leftOutRoutes.map((route) => ({ ...readRoute(route), isLeftOut: true })),
  ];
  const all = routes.flatMap(({ path, page, collection, isLeftOut }): (Route & { hidden: boolean })[] => {
    const isHidden = (timed: Readonly<Record<string, unknown>> | undefined) => !isShown(timed ?? {}, context);
    const hiddenPage = isLeftOut || isHidden(context.entry('pages', page)?.value);
    if (collection === undefined) return [{ address: path, page, hidden: hiddenPage }];
    return context.entries(collection).flatMap(({ id, value }) => {
      const address = addressOf(path, { id, value });
      const current = { kind: collection, id };
      return address === undefined ? [] : [{ address, page, current, hidden: hiddenPage || isHidden(value) }];
    });
  });
  const { notFound } = settings;
  const last = notFound === undefined ? [] : [{ address: addressOfNotFound, page: notFound }];
  const shown = all.filter(({ hidden }) => !hidden).map(({ hidden: _hidden, ...route }) => route);
  const addresses = new Set(shown.map(({ address }) => address));
  const hidden = all.map(({ address }) => address).filter((address) => !addresses.has(address));
  return tableOf([...shown, ...last], new Set(hidden));
}

const addressOfNotFound = '/404';

/** No link leads to the not-found page, so no page counts as being at its address. */
export function tableOf(shown: readonly Route[], hidden: ReadonlySet<string>): RouteTable {
  let known: Map<string, Route> | undefined;
  const routeAt = (address: string) => {
    known ??= new Map(shown.map((route) => [route.address, route]));
    return known.get(address);
  };
  return {
    shown,
    hidden,
    routeAt,
    pageAt: (address) => (address === addressOfNotFound ? undefined : routeAt(address)?.page),
  };
}

export function readRoute(route: unknown): WrittenRoute {
  const { path, page, collection } = fieldsOf(route);
  return { path: asText(path), page: asText(page), ...(typeof collection === 'string' && { collection }) };
}

type Choice = Extract<Query, { ask: 'href' }>['page'];

/** The path of the route that makes the page of an entry. */
export function entryRoute(
  kind: string,
  choice: Choice,
  { settings }: Pick<RouteTableInput, 'settings'>,
): string | undefined {
  const routes = (settings.routes ?? []).filter(({ collection }) => collection === kind);
  const [, second] = routes;
  const isSecond = choice !== undefined && 'not' in choice && choice.not === null;
  const route = isSecond ? second : routes.find(({ page }) => suits(page, choice));
  return route?.path;
}

function suits(page: string, choice: Choice): boolean {
  if (choice === undefined) return true;
  return 'only' in choice ? page === choice.only : page !== choice.not;
}
