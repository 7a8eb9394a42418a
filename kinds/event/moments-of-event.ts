import type { Moment, PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { planSpanOf } from './event-span.ts';
import { cancelled } from './event-status.ts';

/** Invitations to a session end when it begins, and it is over when it ends; a cancelled one has only the end. */
export function momentsOfEvent(entry: PlanEntry, site: PlanSite): Planned<readonly Moment[]> {
  return gather((take) => {
    const { begin, end, wholeDays } = take(planSpanOf(entry.written, site));
    const path = [wholeDays ? 'date' : 'time'];
    const begins: Moment = { instant: begin, what: 'begins', path };
    const isCancelled = take(entry.written('status')) === cancelled;
    return [...(isCancelled ? [] : [begins]), { instant: end, what: 'ends', path }];
  });
}
