import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-values.ts';
import { kindOf } from '../../schema/find-kind.ts';
import type { Content } from '../content.ts';
import { findReserved } from '../find-reserved.ts';
import { writtenTexts } from '../written-texts.ts';

/**
 * Nothing goes live that leads to an address or a telephone number reserved for examples, marked or not. Only texts
 * that show visitors an example of what to type may: `examples` in the head of a kind.
 */
export function checkReserved(content: Content, report: Report): void {
  for (const { document, path, text, placeAt } of writtenTexts(content)) {
    if (kindOf(document.collection, content.kinds)?.examples.includes(String(path[0]))) continue;
    for (const { kind, written, offset } of findReserved(text)) {
      const message = kind === 'phone' ? messages.reservedPhone : messages.reservedAddress;
      report(message(placeAt(offset), written));
    }
  }
}
