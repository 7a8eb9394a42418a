import type { Report } from '../../../diagnostics/diagnostic.ts';
import { eventWithoutLength } from '../../../diagnostics/messages/check-values.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** An event says how long it takes, or site.yaml says it for all. */
export function checkEventLength({ collections, site }: Content, report: Report): void {
  if (site.value.events !== undefined) return;
  for (const { source, value } of collections.get('events')?.values() ?? []) {
    if (value.durationMinutes === undefined) report(eventWithoutLength(locate(source, [])));
  }
}
