import type { Report } from '../../diagnostics/diagnostic.ts';
import type { JudgedFile, JudgedSite } from '../judged.ts';
import { text } from '../read-fields.ts';
import type { EventSpan } from './event-span.ts';
import { cancelled } from './event-status.ts';
import { judgedSpan } from './judged-span.ts';
import { eventsOverlap } from './messages.ts';

type Session = { file: JudgedFile; span: EventSpan };

/**
 * Nobody can teach two sessions at once; past ones don't matter. Sessions in different zones are not compared, since a
 * zone implies a place. All-day events, such as fairs, may contain sessions.
 */
export function checkOverlaps(site: JudgedSite, day: string, report: Report): void {
  const sessions = site.entries('event').flatMap((file): Session[] => {
    const span = file.value.status === cancelled ? undefined : judgedSpan(file.value, site);
    return span && !span.wholeDays && span.lastDay >= day ? [{ file, span }] : [];
  });
  for (const [index, session] of sessions.entries()) {
    const other = sessions.slice(0, index).find(({ span }) => doOverlap(span, session.span));
    if (!other) continue;
    const title = text(other.file.value.title);
    const [begins, ends] = [minuteOf(other.span.begin), minuteOf(other.span.end)];
    report(eventsOverlap(session.file.place(['date']), { other: title, begins, ends }));
  }
}

function doOverlap(one: EventSpan, other: EventSpan): boolean {
  const isBefore = (instant: string, later: string) => Date.parse(instant) < Date.parse(later);
  return one.timeZone === other.timeZone && isBefore(one.begin, other.end) && isBefore(other.begin, one.end);
}

/** `2025-10-05T16:00:00+01:00` → `2025-10-05` and `16:00`. */
function minuteOf(instant: string): { day: string; clock: string } {
  return { day: instant.slice(0, 10), clock: instant.slice(11, 16) };
}
