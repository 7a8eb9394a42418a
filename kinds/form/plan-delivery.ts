import type { Delivery } from '../../schemas/planned.ts';
import { planChatAddress } from '../chat/chat-link.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { optionalText } from '../read-fields.ts';

/** Where the data of a form goes: to the form service that site.yaml names for it, else into the chat. */
export function planDelivery(id: string, message: string, site: PlanSite): Planned<Delivery> {
  return gather((take) => {
    const written = (key: string) => optionalText(take(site.written('forms', id, 'delivery', key)));
    const action = written('kind') === 'endpoint' ? written('action') : undefined;
    if (action) return { kind: 'endpoint', action };
    return { kind: 'chat', ...take(planChatAddress({ number: written('number') }, site)), message };
  });
}
