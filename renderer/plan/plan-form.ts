import type { Delivery, Form } from '../../schemas/planned.ts';
import type { FormProps } from '../../schemas/types.ts';
import { branchNumber, chatAddress } from './chat-link.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import type { PageScope, Planned } from './planner.ts';

/** A form with the way its data goes. On a page made per course the message already names that course. */
export function planForm(id: string, page: PageScope): Planned<Form> {
  const entry = page.site.collections.get('forms')?.get(id);
  if (!entry) throw new Error(`form ${id} was not checked`);
  const { values, origins } = planFieldsOf<FormProps>(entry, 'form', page);
  const { message, ...shown } = values;
  return { value: { id, ...shown, delivery: planDelivery(id, message ?? '', page) }, origins };
}

function planDelivery(id: string, message: string, page: PageScope): Delivery {
  const delivery = Object.entries(page.settings.forms).find(([form]) => form === id)?.[1]?.delivery;
  if (delivery?.kind === 'endpoint' && delivery.action) return { kind: 'endpoint', action: delivery.action };
  const number = delivery?.number ?? branchNumber(page.settings, undefined);
  return { kind: 'chat', ...chatAddress(page.settings, number), message };
}
