import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { namedPageWithoutRoute } from '../../../diagnostics/messages/check-structure.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** The page that site.yaml names for the search has an address. */
export function checkSearchPage({ site }: Content, report: Report): void {
  const routes = listOf(site.value.routes).map(fieldsOf);
  const { page } = fieldsOf(site.value.search);
  if (typeof page !== 'string') return;
  if (!routes.some((route) => route.page === page && route.collection === undefined))
    report(namedPageWithoutRoute(locate(site.source, ['search', 'page']), page, undefined));
}
