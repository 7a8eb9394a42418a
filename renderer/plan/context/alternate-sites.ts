import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import { asText } from '../../../kinds/read-fields.ts';
import type { Site } from '../../model/site.ts';
import type { Neighbour } from '../../model/source.ts';
import { absoluteAddress } from './absolute-address.ts';
import type { AlternateSite } from './alternate-site.ts';
import { finishAddress } from './finish-address.ts';
import type { Route } from './route.ts';
import { createRouteTable, type RouteTableInput, readRoute } from './route-table.ts';

/**
 * Identifies the same page on two sites: the page's file, and the entry that it is made for. Undefined for a page that
 * only continues a list.
 */
export function pageKey({ page, current, part, address }: Route): string | undefined {
  if (part !== undefined && part.of !== address) return undefined;
  return current ? `${page} ${current.kind}/${current.id}` : page;
}

/** `day`: the calendar date that counts as today. */
export function alternateSites({ neighbours = [] }: Pick<Site, 'neighbours'>, day: string): AlternateSite[] {
  return neighbours.map((neighbour) => alternateSite(neighbour, day));
}

function alternateSite(neighbour: Neighbour, day: string): AlternateSite {
  const { index, isMutual, isOutermost, settings } = neighbour;
  const language = asText(settings.language);
  const style = { base: asText(settings.base), trailingSlash: settings.trailingSlash === true };
  const hrefOf = (address: string) =>
    absoluteAddress(finishAddress(address, style), { origin: asText(settings.origin) });
  const routing = routingOf(neighbour, day);
  const pages = new Map<string, { href: string; language: string }>();
  for (const route of createRouteTable(routing).shown) {
    const page = fieldsOf(routing.entry('pages', route.page)?.value);
    const key = pageKey(route);
    if (key === undefined || page.hidden === true || pages.has(key)) continue;
    pages.set(key, { href: hrefOf(route.address), language: asText(page.language) || language });
  }
  return { index, isMutual, isOutermost, language, home: hrefOf('/'), pages: Object.fromEntries(pages) };
}

/** The other site was not judged: an invalid route makes no page. */
function routingOf({ settings, leftOutRoutes, collections }: Neighbour, day: string): RouteTableInput {
  const entries = (kind: string) => ownProperty(collections, kind) ?? [];
  const entry = (kind: string, id: string) => entries(kind).find((one) => one.id === id);
  const routes = listOf(settings.routes)
    .map(readRoute)
    .filter(({ path, page }) => isPattern(path) && entry('pages', page) !== undefined);
  return { settings: { routes }, site: { leftOutRoutes }, day, drafts: false, entries, entry };
}

function isPattern(path: string): boolean {
  return /^\/([a-z0-9-]+\/)*([a-z0-9-]+|:\w+)?$/.test(path);
}
