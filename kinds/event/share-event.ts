import type { EntrySharing, PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { planSpanOf } from './event-span.ts';
import { wordsOfDays, wordsOfHours } from './event-words.ts';

/** Its day and time under its name; for several days only the days. */
export function shareEvent(entry: PlanEntry, site: PlanSite): Planned<EntrySharing> {
  return gather((take) => {
    const span = take(planSpanOf(entry.written, site));
    const days = take(wordsOfDays(span, site)).text;
    const hour = span.firstDay === span.lastDay ? take(wordsOfHours(span, site))?.text : undefined;
    return { note: hour === undefined ? days : take(site.format.list([days, hour])) };
  });
}
