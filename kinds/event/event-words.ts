import type { CountedText, PlannedDate } from '../../schemas/planned.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned, plain } from '../planned.ts';
import { pluralForm } from '../plural-form.ts';
import { used } from '../used.ts';
import type { EventSpan } from './event-span.ts';

/** "Sunday 5 October 2025"; "1–3 May 2027" for an event that ends on another day. */
export function wordsOfDays({ firstDay, lastDay }: EventSpan, site: PlanSite): Planned<PlannedDate> {
  if (lastDay === firstDay) return site.format.date(firstDay, 'weekday');
  return gather((take) => ({ iso: firstDay, text: take(site.format.dates(firstDay, lastDay)) }));
}

/** "4:00 pm BST"; "1 May, 09:00 BST – 3 May, 13:00 BST"; undefined for an all-day event. */
export function wordsOfHours(span: EventSpan, site: PlanSite): Planned<PlannedDate | undefined> {
  const { begin, end, firstDay, lastDay, wholeDays, timeZone } = span;
  if (wholeDays) return plain(undefined);
  if (lastDay === firstDay) return site.format.clockTime(begin, timeZone);
  return gather((take) => ({ iso: begin, text: take(site.format.clockTimes(begin, end, timeZone)) }));
}

/** "60 minutes"; "3 days" for all-day events or more than 24 hours. */
export function wordsOfLength(
  { begin, end, firstDay, lastDay, wholeDays }: EventSpan,
  site: PlanSite,
): Planned<string> {
  return gather((take) => {
    const minutes = (Date.parse(end) - Date.parse(begin)) / 60_000;
    if (wholeDays || minutes > 24 * 60) return take(site.format.days(daysFrom(firstDay, lastDay)));
    const pattern = take(used(site.wording<CountedText>('event', 'duration')));
    return fillPlaceholders(pluralForm(pattern, minutes), { minutes: take(site.format.number(minutes)) });
  });
}

/** The number of days, both included. */
function daysFrom(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
}
