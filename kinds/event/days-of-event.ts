import { dayAfter } from '../is-shown-on.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { planSpanOf } from './event-span.ts';

/**
 * The days of the site's calendar on which a build shows an event differently. On the day on which it begins or ends
 * the browser knows the hour; the day after, it is no longer upcoming.
 */
export function planDaysOf(written: PlanEntry['written'], site: PlanSite): Planned<string[]> {
  return gather((take) => {
    const { begin, end } = take(planSpanOf(written, site));
    const lastInstant = new Date(Date.parse(end) - 1).toISOString();
    const days = [begin, lastInstant].map((instant) => dayAfter(take(site.format.dayOf(instant))));
    return [...new Set(days)];
  });
}
