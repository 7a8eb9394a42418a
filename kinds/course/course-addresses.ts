import { fieldsOf, listOf } from '../../diagnostics/fields.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { optionalText } from '../read-fields.ts';

type LinkingSite = Pick<PlanSite, 'written' | 'href' | 'link'>;

const kind = 'courses';

/** The page that the checkout's route makes for a course; home if the site has no checkout. */
export function checkoutHref(id: string, site: LinkingSite): Planned<string> {
  return gather((take) => {
    const page = take(checkoutPage(site));
    const href = take(page === undefined ? site.href(kind, id) : site.href(kind, id, { only: page }));
    return href ?? take(site.link('/')).href;
  });
}

/** The page that another route makes for each course, which describes it rather than enrols. */
export function coursePageHref(id: string, site: LinkingSite): Planned<string | undefined> {
  return gather((take) => take(site.href(kind, id, { not: take(checkoutPage(site)) })));
}

/** Whether a course has at most one page, which then both describes it and enrols. */
export function hasOnePage(site: LinkingSite): Planned<boolean> {
  return gather((take) => {
    const routes = listOf(take(site.written('routes'))).map(fieldsOf);
    return routes.filter(({ collection }) => collection === kind).length < 2;
  });
}

/** The page that site.yaml names for the checkout, else that of the first route for courses. */
function checkoutPage(site: LinkingSite): Planned<string | undefined> {
  return gather((take) => optionalText(take(site.written('checkout', 'page'))));
}
