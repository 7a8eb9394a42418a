import { finishAddress } from './finish-address.ts';
import type { SiteScope } from './planner.ts';

/** The page that the checkout's route makes for a course; home where the site has no checkout. */
export function checkoutAddress(id: string, site: SiteScope): string {
  return finishAddress(addressOf(checkoutRoute(site)?.path ?? '/', id), site.address);
}

/** The page that another route makes for each course: what it is, not how to enrol. */
export function coursePageAddress(id: string, site: SiteScope): string | undefined {
  const checkout = checkoutRoute(site);
  const route = courseRoutes(site).find((candidate) => candidate !== checkout);
  return route && finishAddress(addressOf(route.path, id), site.address);
}

/** site.yaml names the checkout's page; without a name the first route for courses is the one. */
function checkoutRoute(site: SiteScope) {
  const named = site.settings.checkout.page;
  const routes = courseRoutes(site);
  return named === undefined ? routes[0] : routes.find((route) => route.page === named);
}

function courseRoutes({ settings }: SiteScope) {
  return settings.routes.filter((route) => route.collection === 'courses');
}

function addressOf(pattern: string, id: string): string {
  return pattern.replace(/:\w+/, id);
}
