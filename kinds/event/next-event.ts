import type { Event } from '../../schemas/planned.ts';
import type { PlanSite, SharedValue } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { open } from './event-status.ts';
import { hasBegun } from './event-time.ts';

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
