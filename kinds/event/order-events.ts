import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { planSpan } from './event-span.ts';
import { hasBegun, isAhead } from './event-time.ts';

/** Upcoming events, the soonest first; then past ones, the latest first. At the same instant by id. */
export function orderEvents(ids: readonly string[], site: PlanSite): Planned<readonly string[]> {
  return gather((take) => {
    const events = ids.toSorted(byCodeUnits).map((id) => {
      const { begin } = take(planSpan(id, site));
      return { id, begin, isAhead: take(isAhead(id, site)) };
    });
    const at = ({ begin }: { begin: string }) => Date.parse(begin);
    const ahead = events.filter((event) => event.isAhead);
    const past = events.filter((event) => !event.isAhead);
    return [
      ...ahead.toSorted((one, other) => at(one) - at(other)),
      ...past.toSorted((one, other) => at(other) - at(one)),
    ].map(({ id }) => id);
  });
}

/** `ahead: true`, `ahead: false` in a selection of events. */
export function liesAhead(id: string, wanted: unknown, site: PlanSite): Planned<boolean> {
  return gather((take) => {
    if (typeof wanted !== 'boolean') return true;
    return take(isAhead(id, site)) === wanted;
  });
}

/** `begun: false`: events that have not begun. */
export function isBegun(id: string, wanted: unknown, site: PlanSite): Planned<boolean> {
  return gather((take) => typeof wanted !== 'boolean' || take(hasBegun(id, site)) === wanted);
}

function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
