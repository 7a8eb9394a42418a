import { dayAfter } from '../is-shown.ts';
import type { KindCode, PlanEntry } from '../kind.ts';
import { text } from '../read-fields.ts';
import { checkEventBadge } from './check-event-badge.ts';
import { checkEventDays } from './check-event-days.ts';
import { checkEventLength } from './check-event-length.ts';
import { checkOverlaps } from './check-overlaps.ts';
import { eventNames } from './event-names.ts';
import { momentsOfEvent } from './moments-of-event.ts';
import { nextEvent } from './next-event.ts';
import { liesAhead, orderEvents } from './order-events.ts';
import { planEvent } from './plan-event.ts';
import { planCalendarFiles } from './plan-event-calendar.ts';
import { planEventData } from './plan-event-data.ts';
import { shareEvent } from './share-event.ts';

/** A session with a day and an hour, which ends. */
export const event: KindCode = {
  rules: [checkEventLength, checkEventBadge],
  dayRules: [checkEventDays, checkOverlaps],
  plan: planEvent,
  names: eventNames,
  order: orderEvents,
  conditions: { ahead: liesAhead },
  shared: { nextEvent },
  sharing: shareEvent,
  structuredData: { event: planEventData },
  files: planCalendarFiles,
  dates: daysOfEvent,
  moments: momentsOfEvent,
};

/** On its own day the browser knows the hour; the day after, it is gone. */
function daysOfEvent(entry: PlanEntry): string[] {
  return [dayAfter(text(entry.written('date').value))];
}
