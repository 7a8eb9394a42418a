import type { Report } from '../../../diagnostics/diagnostic.ts';
import { countedLater } from '../../../diagnostics/messages.generated.ts';
import { isDay } from '../../../kinds/is-day.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';
import { isMadeUp } from '../is-made-up.ts';

/** No count is dated in the future. */
export function checkCounts({ visits }: Content, day: string, report: Report): void {
  for (const visit of visits) {
    const { document, path, value } = visit;
    if (path.at(-1) !== 'date' || path.at(-2) !== 'countedOn' || !isDay(value) || value <= day) continue;
    if (!isMadeUp(visit)) report(countedLater(locate(document.source, path), { written: value }));
  }
}
