import { fieldsOf } from '../../diagnostics/fields.ts';
import { fillChatAddress } from '../chat/chat-link.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { optionalText } from '../read-fields.ts';

type Targets = { formActions: readonly string[]; connections: readonly string[] };

/** The form services and the chat: addresses that forms post or link to, and that scripts fetch from. */
export function formTargets(site: PlanSite): Planned<Targets> {
  return gather((take) => {
    const forms = Object.values(fieldsOf(take(site.written('forms')))).map((form) => fieldsOf(form).delivery);
    const endpoints = forms
      .map(fieldsOf)
      .flatMap(({ kind, action }) => (kind === 'endpoint' ? (optionalText(action) ?? []) : []));
    const pattern = optionalText(take(site.written('chat', 'pattern')));
    const chats = pattern === undefined ? [] : [fillChatAddress(pattern, '0').href];
    return { formActions: [...endpoints, ...chats], connections: endpoints };
  });
}
