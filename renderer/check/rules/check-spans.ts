import type { Report } from '../../../diagnostics/diagnostic.ts';
import { isFields } from '../../../diagnostics/fields.ts';
import { endsBeforeStart } from '../../../diagnostics/messages.generated.ts';
import { isDay } from '../../../kinds/is-day.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** Anything shown `from` a day `until` another is shown at all. */
export function checkSpans(content: Content, report: Report): void {
  for (const { document, path, value } of content.visits) {
    if (!isFields(value)) continue;
    const { from, until } = value;
    if (isDay(from) && isDay(until) && until < from)
      report(endsBeforeStart(locate(document.source, [...path, 'until']), { from, until }));
  }
}
