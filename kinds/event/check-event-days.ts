import type { Report } from '../../diagnostics/diagnostic.ts';
import { isFarDate } from '../far-date.ts';
import type { JudgedSite } from '../judged.ts';
import { open } from './event-status.ts';
import { judgedSpan } from './judged-span.ts';
import { eventStillOpen } from './messages.ts';

/** Nobody can register for a past event. Without a written status the page works that out itself. */
export function checkEventDays(site: JudgedSite, day: string, report: Report): void {
  for (const { place, value } of site.entries('event')) {
    const span = value.status === open ? judgedSpan(value, site) : undefined;
    if (span && span.lastDay < day && !isFarDate(span.lastDay, day))
      report(eventStillOpen(place(['status']), { days: span, status: open }));
  }
}
