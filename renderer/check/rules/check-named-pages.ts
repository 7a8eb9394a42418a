import type { Report } from '../../../diagnostics/diagnostic.ts';
import { namedPageWithoutRoute } from '../../../diagnostics/messages/check-structure.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** The pages that site.yaml names for the checkout and the search stand at an address; the checkout at one for each course. */
export function checkNamedPages({ site }: Content, report: Report): void {
  const routes = listOf(site.value.routes).map(fieldsOf);
  const hasRoute = (page: string, collection?: string) =>
    routes.some((route) => route.page === page && route.collection === collection);
  const named = [
    { key: 'checkout', collection: 'courses' },
    { key: 'search', collection: undefined },
  ];
  for (const { key, collection } of named) {
    const { page } = fieldsOf(site.value[key]);
    if (typeof page === 'string' && !hasRoute(page, collection))
      report(namedPageWithoutRoute(locate(site.source, [key, 'page']), page, collection));
  }
}
