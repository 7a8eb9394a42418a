import type { Delivery, Form } from '../../schemas/planned.ts';
import type { FormProps } from '../../schemas/types.ts';
import { planChatAddress } from '../chat/chat-link.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { optionalText } from '../read-fields.ts';

const formFields = [
  'fields',
  'submit',
  'busy',
  'errorSummary',
  'optional',
  'success',
  'failure',
  'note',
  'message',
] as const satisfies readonly (keyof FormProps)[];

/** A form with its delivery. On a page made per course the message already names that course. */
export function planForm(entry: PlanEntry, site: PlanSite): Planned<Form> {
  return gather((take) => {
    const { message, ...shown } = take(entry.fields<FormProps>(...formFields));
    return { id: entry.id, ...shown, delivery: take(planDelivery(entry.id, message ?? '', site)) };
  });
}

/** Where the data of a form goes: to the form service that site.yaml names for it, else into the chat. */
function planDelivery(id: string, message: string, site: PlanSite): Planned<Delivery> {
  return gather((take) => {
    const written = (key: string) => optionalText(take(site.written('forms', id, 'delivery', key)));
    const action = written('kind') === 'endpoint' ? written('action') : undefined;
    if (action) return { kind: 'endpoint', action };
    return { kind: 'chat', ...take(planChatAddress({ number: written('number') }, site)), message };
  });
}
