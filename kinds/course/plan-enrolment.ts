import type { Link } from '../../schemas/planned.ts';
import type { CourseProps } from '../../schemas/types.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { checkoutHref } from './course-addresses.ts';
import { planShopAddress } from './shop-address.ts';

export type Enrolment = { link: Link; checkoutHref: string };

/** Where to enrol: the course's own address, the shop that sells it, or else this site's checkout. */
export function planEnrolment(
  { id }: PlanEntry,
  { checkoutUrl, shopId }: Pick<CourseProps, 'checkoutUrl' | 'shopId'>,
  site: PlanSite,
): Planned<Enrolment> {
  return gather((take) => {
    const href = take(checkoutHref(id, site));
    const address = checkoutUrl ? undefined : take(planShopAddress(shopId, site));
    const shop = address === undefined ? undefined : take(site.link(address));
    return { link: checkoutUrl ?? shop ?? { href, external: false }, checkoutHref: href };
  });
}
