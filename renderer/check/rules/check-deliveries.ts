import type { Report } from '../../../diagnostics/diagnostic.ts';
import { unknownEntry } from '../../../diagnostics/messages/check-references.ts';
import * as messages from '../../../diagnostics/messages/check-structure.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content, Document } from '../content.ts';

/** Each form goes somewhere: nothing that a visitor sends is lost. */
export function checkDeliveries(content: Content, report: Report): void {
  const forms = content.collections.get('forms') ?? new Map<string, Document>();
  const deliveries = fieldsOf(content.site.value.forms);
  for (const [id, form] of forms) {
    if (!Object.hasOwn(deliveries, id)) report(messages.noDelivery(locate(form.source, []), id));
    else checkDelivery(id, form, content, report);
  }
  for (const id of Object.keys(deliveries)) {
    if (forms.has(id)) continue;
    const place = locate(content.site.source, ['forms', id], 'key');
    report(
      unknownEntry(place, {
        id,
        collection: 'forms',
        meant: nearest(id, forms.keys()),
        known: [...forms.keys()],
      }),
    );
  }
}

function checkDelivery(id: string, form: Document, { site }: Content, report: Report): void {
  const delivery = fieldsOf(fieldsOf(fieldsOf(site.value.forms)[id]).delivery);
  const place = locate(site.source, ['forms', id, 'delivery']);
  if (delivery.kind === 'endpoint' && delivery.action === undefined)
    report(messages.endpointWithoutAddress(place, id));
  if (delivery.kind === 'chat' && form.value.message === undefined)
    report(messages.chatWithoutMessage(locate(form.source, []), id));
}
