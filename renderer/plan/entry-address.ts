import { finishAddress } from './finish-address.ts';
import type { SiteScope } from './planner.ts';

/** The page that a route makes for an entry, if one does. */
export function entryAddress(collection: string, id: string, site: SiteScope): string | undefined {
  const route = site.settings.routes.find((candidate) => candidate.collection === collection);
  return route && finishAddress(route.path.replace(/:\w+/, id), site.address);
}
