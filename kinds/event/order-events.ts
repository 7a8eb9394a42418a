import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { beginOf, isAhead } from './event-time.ts';

/** Those ahead, the soonest first; then those that are over, the latest first. At the same instant by id. */
export function orderEvents(ids: readonly string[], site: PlanSite): Planned<readonly string[]> {
  return gather((take) => {
    const events = ids.toSorted(byCodeUnits).map((id) => {
      const begin = take(beginOf(id, site));
      return { id, begin, isAhead: take(isAhead(begin, site)) };
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
    return take(isAhead(take(beginOf(id, site)), site)) === wanted;
  });
}

function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
