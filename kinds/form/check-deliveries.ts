import type { Report } from '../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../diagnostics/fields.ts';
import { unknownEntry } from '../../diagnostics/messages/check-references.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import type { RuleFile, RuleSite } from '../rule-site.ts';
import { chatWithoutMessage } from './messages.generated.ts';
import * as messages from './messages.ts';

/** Each form has a destination: nothing that a visitor sends is lost. */
export function checkDeliveries(site: RuleSite, report: Report): void {
  const { entries, settings } = site;
  const forms = entries('form');
  const known = forms.map(({ id }) => id);
  const deliveries = fieldsOf(settings.value.forms);
  for (const form of forms) {
    if (!Object.hasOwn(deliveries, form.id)) report(messages.noDelivery(form.place([]), form.id));
    else checkDelivery(form, site, report);
  }
  for (const id of Object.keys(deliveries)) {
    if (known.includes(id)) continue;
    const place = settings.place(['forms', id], 'key');
    report(unknownEntry(place, { id, collection: 'forms', meant: nearest(id, known), known }));
  }
}

function checkDelivery({ id, place, value }: RuleFile, site: RuleSite, report: Report): void {
  const { settings } = site;
  const delivery = fieldsOf(fieldsOf(ownProperty(fieldsOf(settings.value.forms), id)).delivery);
  const canChat = value.message !== undefined && settings.value.chat !== undefined;
  if (delivery.kind === 'endpoint' && delivery.action === undefined)
    report(messages.endpointWithoutAddress(settings.place(['forms', id, 'delivery']), id, canChat));
  if (delivery.kind === 'chat')
    site.need({ settings: ['chat', 'contact'] }, () => settings.place(['forms', id, 'delivery']));
  if (delivery.kind === 'chat' && value.message === undefined) report(chatWithoutMessage(place([]), { id }));
}
