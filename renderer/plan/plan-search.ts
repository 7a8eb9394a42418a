import type { SiteSearch } from '../../schemas/planned.ts';
import { finishAddress } from './finish-address.ts';
import type { PageScope } from './planner.ts';

/** Where the engine and its index stand in `dist/`: the name that its own files expect. */
export const searchFolder = 'pagefind';

/** The search of the whole site, if site.yaml has one. Its words are texts like any other there: `page.settings` holds them as they are written. */
export function planSearch(page: PageScope): SiteSearch | undefined {
  const { search, routes } = page.settings;
  if (!search) return undefined;
  const { page: name, kinds, ...words } = search;
  const path = routes.find((route) => route.page === name)?.path ?? '/';
  return {
    ...words,
    href: finishAddress(path, page.address),
    index: `${page.address.base}/${searchFolder}/`,
    kinds: [
      ...prefixes('courses', page).map((prefix) => ({ prefix, label: kinds.courses })),
      ...prefixes('posts', page).map((prefix) => ({ prefix, label: kinds.posts })),
      { prefix: '/', label: kinds.other },
    ],
  };
}

/** What the addresses of the pages begin with that are made for each entry of a collection. */
function prefixes(collection: string, { settings, address }: PageScope): string[] {
  const routes = settings.routes.filter((route) => route.collection === collection);
  return routes.map(({ path }) => `${address.base}${path.replace(/:\w+$/, '')}`);
}
