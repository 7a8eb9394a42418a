import { finishAddress } from './finish-address.ts';
import type { SiteScope } from './planner.ts';

/** The page that a route makes for each outcome of the route finder. */
export function outcomeAddress(id: string, site: SiteScope): string | undefined {
  const route = site.settings.routes.find(({ collection }) => collection === 'outcomes');
  return route && finishAddress(route.path.replace(/:\w+/, id), site.address);
}
