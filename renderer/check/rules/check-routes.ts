import type { Report } from '../../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { unknownField } from '../../../diagnostics/messages/check-references.ts';
import * as messages from '../../../diagnostics/messages/check-structure.ts';
import { addressReserved, routeWithoutCollection } from '../../../diagnostics/messages.generated.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { kindOf } from '../../schema/find-kind.ts';
import { fieldsInPattern, hasParameter, slugOf } from '../../schema/route-pattern.ts';
import { isOwnFile } from '../../source/is-own-file.ts';
import { locate } from '../../source/locate.ts';
import { addressesOf } from '../addresses.ts';
import type { Content } from '../content.ts';

/**
 * Each address leads to one page, ignoring case; a route per entry has a place for its name; each page has an address.
 */
export function checkRoutes(content: Content, report: Report): void {
  const { source, value } = content.site;
  const routes = listOf(value.routes).map(fieldsOf);
  const taken = new Map<string, Place>();
  for (const [index, route] of routes.entries()) {
    const place = locate(source, ['routes', index, 'path']);
    // Then its page can’t find the entry to show.
    const name = String(route.page);
    const hides = content.kinds.map((kind) => ({ of: `current of ${kind.collection}`, name }));
    const note: Report = (problem) => report({ ...problem, hides });
    checkParameter(route, place, note);
    if (typeof route.collection === 'string') {
      const at = locate(source, ['routes', index, 'collection']);
      checkCollection(route.collection, at, content, note);
      checkParts(route, place, content, report);
    }
    for (const address of addressesOf(route, content)) claim(address, place, taken, report);
  }
  if (routes.length > 0 && !taken.has('/')) report(messages.noHomePage(locate(source, ['routes'], 'key')));
  for (const [id, page] of content.collections.get('pages') ?? []) {
    const routed = routes.some((route) => route.page === id) || value.notFound === id;
    // A branch may remove the route of a page and keep the page.
    if (!routed && isOwnFile(page.source.file))
      report(messages.pageWithoutRoute(locate(page.source, []), id));
  }
}

function checkParameter({ path, collection }: Fields, place: Place, report: Report): void {
  if (typeof path !== 'string') return;
  const parameter = hasParameter(path);
  if (parameter && collection === undefined) report(routeWithoutCollection(place, { path }));
  if (!parameter && typeof collection === 'string')
    report(messages.routeWithoutParameter(place, path, collection));
}

/** A page per entry is made for a kind of content whose entries can have pages. */
function checkCollection(collection: string, place: Place, { kinds }: Content, report: Report): void {
  const known = kinds.filter(({ pages }) => pages).map((kind) => kind.collection);
  if (known.includes(collection)) return;
  if (kindOf(collection, kinds)) report(messages.collectionWithoutPages(place, collection, known));
  else report(messages.unknownCollection(place, collection, { meant: nearest(collection, known), known }));
}

/** Fields in a path exist, and each entry has a value there that can be part of an address. */
function checkParts(
  { path, collection }: Fields,
  place: Place,
  { collections }: Content,
  report: Report,
): void {
  const entries = [...(collections.get(String(collection))?.values() ?? [])];
  const known = Object.keys(fieldsOf(entries[0]?.schema.properties));
  for (const field of entries.length > 0 ? fieldsInPattern(String(path)) : []) {
    if (!known.includes(field)) {
      const of = { field, collection: String(collection), meant: nearest(field, known), known };
      report(unknownField(place, of));
      continue;
    }
    for (const { source, value } of entries) {
      const written = ownProperty(value, field);
      if (slugOf(written) === '')
        report(messages.entryWithoutAddress(locate(source, [field]), { path: String(path), field, written }));
    }
  }
}

/**
 * The page for wrong addresses is written to `/404`, and hosts use `index` for a folder's own page. Some file systems
 * don't distinguish `/OET` from `/oet`.
 */
function claim(address: string, place: Place, taken: Map<string, Place>, report: Report): void {
  const key = address.toLowerCase();
  const other = taken.get(key);
  if (other) report(messages.addressTaken(place, address, other));
  else taken.set(key, place);
  if (key === '/404') report(addressReserved(place, { address }));
  if (key.endsWith('/index')) report(messages.addressOfFolder(place, address));
}
