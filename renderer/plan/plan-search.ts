import type { SiteSearch } from '../../schemas/planned.ts';
import type { SiteProps } from '../../schemas/types.ts';
import { finishAddress } from './finish-address.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import type { PageScope } from './planner.ts';

/** Where the engine and its index stand in `dist/`: the name that its own files expect. */
export const searchFolder = 'pagefind';

/** The search of the whole site, if site.yaml has one. */
export function planSearch(page: PageScope): SiteSearch | undefined {
  const written = page.settings.search;
  if (!written) return undefined;
  const only = { ...page.site.settings, value: { search: written } };
  const { search } = planFieldsOf<Pick<SiteProps, 'search'>>(only, 'site', page).values;
  if (!search) return undefined;
  const { page: name, kinds, ...words } = search;
  const path = page.settings.routes.find((route) => route.page === name)?.path ?? '/';
  return {
    ...words,
    href: finishAddress(path, page.address),
    index: `${page.address.base}/${searchFolder}/`,
    kinds: [
      ...Object.entries({ courses: kinds.courses, posts: kinds.posts, tutors: kinds.tutors }).flatMap(
        ([collection, label]) =>
          label === undefined ? [] : prefixes(collection, page).map((prefix) => ({ prefix, label })),
      ),
      { prefix: '/', label: kinds.other },
    ],
  };
}

/** What the addresses of the pages begin with that are made for each entry of a collection. */
function prefixes(collection: string, { settings, address }: PageScope): string[] {
  const routes = settings.routes.filter((route) => route.collection === collection);
  return routes.map(({ path }) => `${address.base}${path.replace(/:\w+$/, '')}`);
}
