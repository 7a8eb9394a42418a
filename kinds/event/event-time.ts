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

export function isAhead(begin: string, { now }: Pick<PlanSite, 'now'>): boolean {
  return now < Date.parse(begin);
}

/** What is left of a period today: nothing where it is over, no beginning where it has begun. */
export function stillToCome({ from, until }: Period, { now }: Pick<PlanSite, 'now'>): Period | undefined {
  if (until !== undefined && Date.parse(until) <= now) return undefined;
  const isStillAhead = from !== undefined && Date.parse(from) > now;
  return { ...(isStillAhead && { from }), ...(until !== undefined && { until }) };
}
