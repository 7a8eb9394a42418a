import type { Report } from '../../../diagnostics/diagnostic.ts';
import { unknownEntry } from '../../../diagnostics/messages/check-references.ts';
import * as messages from '../../../diagnostics/messages/check-structure.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { type Content, type Document, fieldsOf } from '../content.ts';

/** Each form goes somewhere: nothing that a visitor sends is lost. */
export function checkDeliveries(content: Content, report: Report): void {
  const forms = content.collections.get('forms') ?? new Map<string, Document>();
  const deliveries = fieldsOf(content.site.value.forms);
  for (const [id, form] of forms) {
    if (!Object.hasOwn(deliveries, id)) report(messages.noDelivery(form.source.locate([]), id));
    else checkDelivery(id, form, content, report);
  }
  for (const id of Object.keys(deliveries)) {
    if (forms.has(id)) continue;
    const place = content.site.source.locate(['forms', id], 'key');
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
  const place = site.source.locate(['forms', id, 'delivery']);
  if (delivery.kind === 'endpoint' && delivery.action === undefined)
    report(messages.endpointWithoutAddress(place, id));
  if (delivery.kind === 'chat' && form.value.message === undefined)
    report(messages.chatWithoutMessage(form.source.locate([]), id));
}
