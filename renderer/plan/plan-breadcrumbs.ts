import type { Breadcrumbs } from '../../schemas/planned.ts';
import type { Entry } from '../model/site.ts';
import { fillReferences } from './fill-references.ts';
import { finishAddress } from './finish-address.ts';
import type { Route } from './plan-routes.ts';
import type { PageScope } from './planner.ts';
import { text } from './read-fields.ts';

type Breadcrumb = Breadcrumbs['items'][number];

/** From home to the page. Between them stand the pages whose addresses the page's own begins with, or the one that its route belongs to. */
export function planBreadcrumbs(route: Route, title: string, page: PageScope): Breadcrumb[] {
  const finish = (address: string) => finishAddress(address, page.address);
  const home = { name: page.wording.breadcrumbs.home, href: finish('/') };
  const between = parentsOf(route, page).flatMap((address) => {
    const name = titleOf(address, page);
    return name === undefined ? [] : [{ name, href: finish(address) }];
  });
  return [home, ...between, { name: shortTitle(route.page, page) ?? title, href: finish(route.address) }];
}

function parentsOf(route: Route, page: PageScope): string[] {
  const parts = route.address.split('/').slice(1, -1);
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const routed = above.filter((address) => titleOf(address, page) !== undefined);
  if (routed.length > 0) return routed;
  const own = page.settings.routes.find((candidate) => candidate.page === route.page.id);
  return own?.current === undefined || own.current === route.address ? [] : [own.current];
}

function titleOf(address: string, page: PageScope): string | undefined {
  const route = page.settings.routes.find(({ path }) => path === address);
  const entry = route && page.site.collections.get('pages')?.get(route.page);
  if (!entry || entry.value.hidden === true) return undefined;
  return shortTitle(entry, page) ?? fillReferences(text(entry.value.title), page.references, []);
}

function shortTitle({ value }: Entry, page: PageScope): string | undefined {
  return value.shortTitle === undefined
    ? undefined
    : fillReferences(text(value.shortTitle), page.references, []);
}
