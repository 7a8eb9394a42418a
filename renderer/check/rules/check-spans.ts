import type { Report } from '../../../diagnostics/diagnostic.ts';
import { isFields } from '../../../diagnostics/fields.ts';
import { endsBeforeStart } from '../../../diagnostics/messages.generated.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** Anything shown `from` a day `until` another is shown at all. Dates in the form of the schema sort as texts. */
export function checkSpans(content: Content, report: Report): void {
  for (const { document, path, value } of content.visits) {
    if (!isFields(value) || typeof value.from !== 'string' || typeof value.until !== 'string') continue;
    if (value.until < value.from)
      report(
        endsBeforeStart(locate(document.source, [...path, 'until']), {
          from: value.from,
          until: value.until,
        }),
      );
  }
}
