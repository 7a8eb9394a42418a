import type { EventProps } from '../../schemas/types.ts';
import type { EntrySharing, PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';

/** Its day and hour under its name. */
export function shareEvent(entry: PlanEntry, site: PlanSite): Planned<EntrySharing> {
  return gather((take) => {
    const { date, time, timeZone } = take(entry.fields<EventProps>('date', 'time', 'timeZone'));
    const day = take(site.format.date(date.iso, 'weekday')).text;
    const hour = take(site.format.zonedTime(date.iso, time, timeZone)).text;
    return { note: take(site.format.list([day, hour])) };
  });
}
