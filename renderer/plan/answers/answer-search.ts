import { gather, type Planned } from '../../../kinds/planned.ts';
import type { SiteSearch } from '../../../schemas/planned.ts';
import type { SiteProps } from '../../../schemas/types.ts';
import { prefixOf } from '../../schema/route-pattern.ts';
import type { Context } from '../context/context.ts';
import { written } from './answer-value.ts';

/** The folder of the search engine and its index in `dist/`: the name that its own files expect. */
export const searchFolder = 'pagefind';

/** The search of the whole site, if site.yaml has one. */
export function answerSearch(context: Context): Planned<SiteSearch | undefined> {
  return gather((take) => {
    const search = take(context.ask<SiteProps['search']>({ ask: 'setting', key: 'search' }));
    if (!search) return undefined;
    const { page, kinds, ...words } = search;
    const { other, ...labels } = kinds;
    take(written(context.site.settings.source, ['routes'], context));
    const own = Object.entries(labels).flatMap(([kind, label]) =>
      prefixes(kind, context).map((prefix) => ({ prefix, label: String(label) })),
    );
    return {
      ...words,
      href: take(context.tools().pageHref(page)),
      index: `${context.address.base}/${searchFolder}/`,
      kinds: [...own, { prefix: '/', label: other }],
    };
  });
}

/** The beginnings of the addresses of pages made per entry of a kind. */
function prefixes(kind: string, { settings, address }: Context): string[] {
  const routes = settings.routes.filter((route) => route.collection === kind);
  return routes.map(({ path }) => `${address.base}${prefixOf(path)}`);
}
