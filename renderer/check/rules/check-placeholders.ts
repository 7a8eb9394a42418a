import type { Report } from '../../../diagnostics/diagnostic.ts';
import { notForRelease } from '../../../diagnostics/messages/check-values.ts';
import { inventedFields } from '../../schema/invented-fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** Nothing marked as a placeholder goes live. */
export function checkPlaceholders(content: Content, report: Report): void {
  for (const { document, path, value } of content.visits) {
    const key = String(path.at(-1));
    if (value === true && inventedFields.includes(key)) {
      report(notForRelease(locate(document.source, path, 'key'), key));
    }
  }
}
