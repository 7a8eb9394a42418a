import type { Period } from '../../schemas/planned.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { planSpan } from './event-span.ts';

/** Until its end an event lies ahead or is under way: lists, search engines and calendars are told of it. */
export function isAhead(id: string, site: PlanSite): Planned<boolean> {
  return gather((take) => !take(site.isPast(take(planSpan(id, site)).end)));
}

export function hasBegun(id: string, site: PlanSite): Planned<boolean> {
  return gather((take) => take(site.isPast(take(planSpan(id, site)).begin)));
}

/** What is left of a period today: nothing where it is over, no beginning where it has begun. */
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
