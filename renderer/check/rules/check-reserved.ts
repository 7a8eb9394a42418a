import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-values.ts';
import type { Content } from '../content.ts';
import { findReserved } from '../find-reserved.ts';
import { writtenTexts } from '../written-texts.ts';

/**
 * Nothing goes live that leads to an address or a telephone number kept for examples, declared or not. Only the
 * fields of forms may show an example of what to type.
 */
export function checkReserved(content: Content, report: Report): void {
  for (const { document, path, text, placeAt } of writtenTexts(content)) {
    if (document.collection === 'forms' && path[0] === 'fields') continue;
    for (const { kind, written, offset } of findReserved(text)) {
      const message = kind === 'phone' ? messages.reservedPhone : messages.reservedAddress;
      report(message(placeAt(offset), written));
    }
  }
}
