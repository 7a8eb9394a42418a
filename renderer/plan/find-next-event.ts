import type { Event } from '../../schemas/planned.ts';
import type { Planned, SiteScope } from './planner.ts';

/** The soonest event that still lies ahead and that one can register for. */
export function findNextEvent(
  events: ReadonlyMap<string, Planned<Event>>,
  { today }: Pick<SiteScope, 'today'>,
): Planned<Event> | undefined {
  return [...events.values()]
    .filter(({ value }) => value.register && isAhead(value, today))
    .toSorted((one, other) => Date.parse(one.value.time.iso) - Date.parse(other.value.time.iso))
    .at(0);
}

export function isAhead(event: Pick<Event, 'time'>, today: Date): boolean {
  return today.getTime() < Date.parse(event.time.iso);
}
