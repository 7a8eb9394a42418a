import type { KindCode } from '../kind.ts';
import {
  checkEventBadge,
  checkEventDays,
  checkEventEnd,
  checkEventHours,
  checkEventLength,
  checkOverlaps,
} from './check-events.ts';
import { planDaysOf } from './days-of-event.ts';
import { eventHas, eventNames } from './event-names.ts';
import { momentsOfEvent } from './moments-of-event.ts';
import { isBegun, liesAhead, nextEvent, orderEvents } from './order-events.ts';
import { planEvent } from './plan-event.ts';
import { planCalendarFiles } from './plan-event-calendar.ts';
import { planEventData } from './plan-event-data.ts';
import { shareEvent } from './share-event.ts';

/** A session with a day and a time, or an all-day event; both have an end. */
export const event: KindCode = {
  rules: [checkEventLength, checkEventEnd, checkEventHours, checkEventBadge],
  dayRules: [checkEventDays, checkOverlaps],
  plan: planEvent,
  names: eventNames,
  has: eventHas,
  order: orderEvents,
  conditions: { ahead: liesAhead, begun: isBegun },
  shared: { nextEvent },
  sharing: shareEvent,
  structuredData: { event: planEventData },
  files: planCalendarFiles,
  dates: (entry, site) => planDaysOf(entry.written, site).value,
  moments: momentsOfEvent,
};
