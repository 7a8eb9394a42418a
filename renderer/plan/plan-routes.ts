import { generatePath } from 'react-router-dom';
import type { Entry, Site } from '../model/site.ts';
import { fields, list, text } from './read-fields.ts';

/** A page to be made: its address, its file, and the entry it is about where the route names a collection. */
export type Route = { address: string; page: Entry; current?: { collection: string; id: string } };

/** Makes addresses from the routes of site.yaml: one for a page, one per entry for a collection (`/blog/:slug`). */
export function planRoutes(site: Site): Route[] {
  const pages = site.collections.get('pages');
  const routes = list(site.settings.value.routes).flatMap((written): Route[] => {
    const route = fields(written);
    const page = pages?.get(text(route.page));
    if (!page) throw new Error(`route ${text(route.path)} names a page that was not checked`);
    if (route.collection === undefined) return [{ address: text(route.path), page }];
    return entryRoutes(text(route.path), text(route.collection), page, site);
  });
  const notFound = pages?.get(text(site.settings.value.notFound));
  return notFound ? [...routes, { address: '/404', page: notFound }] : routes;
}

function entryRoutes(pattern: string, collection: string, page: Entry, site: Site): Route[] {
  const entries = [...(site.collections.get(collection)?.keys() ?? [])];
  return entries.map((id) => ({
    address: generatePath(pattern, { id, slug: id }),
    page,
    current: { collection, id },
  }));
}
