import type { Report } from '../../diagnostics/diagnostic.ts';
import { isFarDate } from '../far-date.ts';
import { isDay } from '../is-day.ts';
import type { JudgedSite } from '../judged.ts';
import { open } from './event-status.ts';
import { eventStillOpen } from './messages.ts';

/** Nobody can register for what is over. Where no status is written, the page knows it by itself. */
export function checkEventDays({ entries }: JudgedSite, day: string, report: Report): void {
  for (const { place, value } of entries('event')) {
    const { date, status } = value;
    if (status === open && isDay(date) && date < day && !isFarDate(date, day))
      report(eventStillOpen(place(['status']), { date, status }));
  }
}
