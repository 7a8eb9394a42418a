import type { Report } from '../../diagnostics/diagnostic.ts';
import type { JudgedSite } from '../judged.ts';
import { eventWithoutLength } from './messages.ts';

/** An event says how long it takes, or site.yaml says it for all. */
export function checkEventLength({ entries, settings }: JudgedSite, report: Report): void {
  if (settings.value.events !== undefined) return;
  for (const { place, value } of entries('event'))
    if (value.durationMinutes === undefined) report(eventWithoutLength(place([])));
}
