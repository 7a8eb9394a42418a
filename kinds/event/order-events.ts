import type { Event } from '../../schemas/planned.ts';
import type { PlanSite, SharedValue } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { planSpan } from './event-span.ts';
import { open } from './event-status.ts';
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

/** The next event, which stays so until it begins. */
export const nextEvent: SharedValue = {
  plan: planNextEvent,
  entryOf: 'events',
  life: ({ begin }: Event) => ({ until: begin }),
};

/** The soonest event that has not begun and is open for registration. */
function planNextEvent(site: PlanSite): Planned<Event | undefined> {
  return gather((take) => {
    const next = take(site.select('events', {})).find((id) => take(canRegister(id, site)));
    return next === undefined ? undefined : take(site.entry<Event>('events', next));
  });
}

/** Upcoming events come before past ones, the soonest first. */
function canRegister(id: string, site: PlanSite): Planned<boolean> {
  return gather((take) => {
    if (take(hasBegun(id, site))) return false;
    return (take(site.writtenIn('events', id, 'status')) ?? open) === open;
  });
}
