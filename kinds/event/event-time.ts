import type { Period } from '../../schemas/planned.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { text } from '../read-fields.ts';

/** When an event begins: an instant with its offset. Hidden or not. */
export function beginOf(id: string, site: PlanSite): Planned<string> {
  return gather((take) => {
    const written = (key: string) => text(take(site.writtenIn('events', id, key)));
    return take(site.format.zonedTime(written('date'), written('time'), written('timeZone'))).iso;
  });
}

export function isAhead(begin: string, { isPast }: Pick<PlanSite, 'isPast'>): Planned<boolean> {
  return gather((take) => !take(isPast(begin)));
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
