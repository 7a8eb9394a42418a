import type { Report } from '../../diagnostics/diagnostic.ts';
import { namedPageWithoutRoute } from '../../diagnostics/messages/check-structure.ts';
import type { JudgedSite } from '../judged.ts';
import { fields, list } from '../read-fields.ts';

/** The page that site.yaml names for the checkout has an address for each course. */
export function checkCheckoutPage({ settings }: JudgedSite, report: Report): void {
  const { page } = fields(settings.value.checkout);
  if (typeof page !== 'string') return;
  const routes = list(settings.value.routes).map(fields);
  if (!routes.some((route) => route.page === page && route.collection === 'courses'))
    report(namedPageWithoutRoute(settings.place(['checkout', 'page']), page, 'courses'));
}
