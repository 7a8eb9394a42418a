import type { Report } from '../../diagnostics/diagnostic.ts';
import type { JudgedSite } from '../judged.ts';
import { eventWithoutLength } from './messages.ts';

/** An event with a start time has an end or a duration, or site.yaml gives one for all. */
export function checkEventLength({ entries, settings }: JudgedSite, report: Report): void {
  if (Object(settings.value.events).durationMinutes !== undefined) return;
  for (const { place, value } of entries('event')) {
    const { time, endTime, durationMinutes } = value;
    if (time !== undefined && endTime === undefined && durationMinutes === undefined)
      report(eventWithoutLength(place([])));
  }
}
