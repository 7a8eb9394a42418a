import type { SiteSource } from '../../schemas/types.ts';

/** A chat link with its text still to come: the pattern with the number filled in, split around the text. */
export type ChatAddress = {
  /** Without the query: where a plain form sends its `text` field. */
  action: string;
  /** What the percent-encoded text is put behind. */
  href: string;
};

/** `number` in any spelling; chat services want digits only. */
export function chatAddress(settings: SiteSource, number: string): ChatAddress {
  const filled = settings.chat.pattern.replace('{number}', number.replace(/\D/g, ''));
  return { href: filled.replace(/\{text\}.*$/s, ''), action: filled.replace(/\?.*$/s, '') };
}

export function chatHref(settings: SiteSource, number: string, message: string): string {
  return chatAddress(settings, number).href + encodeURIComponent(message.toWellFormed());
}

export function branchNumber(settings: SiteSource, branch: string | undefined): string {
  return branch === 'nepal' && settings.contact.nepal
    ? settings.contact.nepal.whatsapp
    : settings.contact.whatsapp;
}
