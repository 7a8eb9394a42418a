import type { EventProps } from '../../schemas/types.ts';
import type { Moment, PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { used } from '../used.ts';
import { cancelled } from './event-status.ts';
import { beginOf } from './event-time.ts';
import { durationOf } from './plan-event.ts';

/** From its beginning on nobody is invited to a session, and from its end on it is over; of a cancelled one only that. */
export function momentsOfEvent(entry: PlanEntry, site: PlanSite): Planned<readonly Moment[]> {
  return gather((take) => {
    const fields = entry.fields<Pick<EventProps, 'timeZone' | 'durationMinutes' | 'status'>>(
      'timeZone',
      'durationMinutes',
      'status',
    );
    const values = take(used(fields));
    const begin = take(beginOf(entry.id, site));
    const end = take(site.format.laterTime(begin, take(durationOf(values, site)), values.timeZone)).iso;
    const begins: Moment = { instant: begin, what: 'begins', path: ['time'] };
    return [...(values.status === cancelled ? [] : [begins]), { instant: end, what: 'ends', path: ['time'] }];
  });
}
