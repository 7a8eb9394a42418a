import { fieldsOf, listOf } from '../../diagnostics/fields.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { asText, optionalText } from '../read-fields.ts';

/** A chat link without its text: the pattern with the number filled in, split around the text. */
export type ChatAddress = {
  /** The part before the percent-encoded text. */
  href: string;
  /** Without the query: where a plain form sends its `text` field. */
  action: string;
};

/** `number` in any spelling; chat services want digits only. */
export function fillChatAddress(pattern: string, number: string): ChatAddress {
  const filled = pattern.replace('{number}', number.replace(/\D/g, ''));
  return { href: filled.replace(/\{text\}.*/s, ''), action: filled.replace(/\?.*/s, '') };
}

/** The chat of a number, else of a branch, else of the contacts. */
export function planChatAddress(
  { number, branch }: { number?: string | undefined; branch?: string | undefined },
  site: Pick<PlanSite, 'written'>,
): Planned<ChatAddress> {
  return gather((take) => {
    const pattern = asText(take(site.written('chat', 'pattern')));
    return fillChatAddress(pattern, number ?? take(branchNumber(branch, site)));
  });
}

/** The address that opens the chat with a message in it. */
export function chatHref(
  message: string,
  branch: string | undefined,
  site: Pick<PlanSite, 'written'>,
): Planned<string> {
  return gather(
    (take) => take(planChatAddress({ branch }, site)).href + encodeURIComponent(message.toWellFormed()),
  );
}

/** The chat number of a branch; that of the contacts if the branch has none. */
export function branchNumber(branch: string | undefined, site: Pick<PlanSite, 'written'>): Planned<string> {
  return gather((take) => {
    const own = branch === undefined ? undefined : take(numberOf(branch, site));
    return own ?? asText(take(site.written('contact', 'whatsapp')));
  });
}

/** Branches are either a list with ids or keys of the contacts. */
function numberOf(branch: string, site: Pick<PlanSite, 'written'>): Planned<string | undefined> {
  return gather((take) => {
    const ids = listOf(take(site.written('contact', 'branches'))).map((one) => fieldsOf(one).id);
    const index = ids.indexOf(branch);
    const path = index < 0 ? [branch] : ['branches', index];
    return optionalText(take(site.written('contact', ...path, 'whatsapp')));
  });
}
