import type { Period } from '../../schemas/planned.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { planSpan } from './event-span.ts';

/** Until its end an event is upcoming or under way, and appears in lists, search engines and calendars. */
export function isAhead(id: string, site: PlanSite): Planned<boolean> {
  return gather((take) => !take(site.isPast(take(planSpan(id, site)).end)));
}

export function hasBegun(id: string, site: PlanSite): Planned<boolean> {
  return gather((take) => take(site.isPast(take(planSpan(id, site)).begin)));
}

/** The rest of a period today: undefined if it is over, without a beginning if it has begun. */
export function stillToCome(
  { from, until }: Period,
  { isPast }: Pick<PlanSite, 'isPast'>,
): Planned<Period | undefined> {
  return gather((take) => {
    if (until !== undefined && take(isPast(until))) return undefined;
    const isStillAhead = from !== undefined && !take(isPast(from));
    return { ...(isStillAhead && { from }), ...(until !== undefined && { until }) };
  });
}
