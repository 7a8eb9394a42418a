import type { Report } from '../../diagnostics/diagnostic.ts';
import { pastEventOpen } from '../../diagnostics/messages/check-values.ts';
import type { Content } from '../content.ts';

/** An event that is over does not ask for registrations. */
export function checkPastEvents(content: Content, report: Report): void {
  const today = content.today.toISOString().slice(0, 10);
  for (const { source, value } of content.collections.get('events')?.values() ?? []) {
    const { date, status } = value;
    if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) continue;
    if (status === 'Registration Open' && date < today)
      report(pastEventOpen(source.locate(['status']), date, status));
  }
}
