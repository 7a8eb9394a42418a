import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { fields, list, optionalText } from '../read-fields.ts';

type Site = Pick<PlanSite, 'written' | 'href' | 'link'>;

const kind = 'courses';

/** The page that the checkout's route makes for a course; home where the site has no checkout. */
export function checkoutHref(id: string, site: Site): Planned<string> {
  return gather((take) => {
    const page = take(checkoutPage(site));
    const href = take(page === undefined ? site.href(kind, id) : site.href(kind, id, { only: page }));
    return href ?? take(site.link('/')).href;
  });
}

/** The page that another route makes for each course: what it is, not how to enrol. */
export function coursePageHref(id: string, site: Site): Planned<string | undefined> {
  return gather((take) => take(site.href(kind, id, { not: take(checkoutPage(site)) })));
}

/** Whether a course has one page at most, which is then both: what it is and how to enrol. */
export function hasOnePage(site: Site): Planned<boolean> {
  return gather((take) => {
    const routes = list(take(site.written('routes'))).map(fields);
    return routes.filter(({ collection }) => collection === kind).length < 2;
  });
}

/** site.yaml names the checkout's page; without a name the first route for courses is the one. */
function checkoutPage(site: Site): Planned<string | undefined> {
  return gather((take) => optionalText(take(site.written('checkout', 'page'))));
}
