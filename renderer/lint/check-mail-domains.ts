import { editDistance } from '../../diagnostics/edit-distance.ts';
import { fieldsOf } from '../../diagnostics/fields.ts';
import { misspeltMailDomain } from '../../diagnostics/messages.generated.ts';
import { mendMailDomain } from '../check/contact/mail-address.ts';
import type { Content } from '../check/content.ts';
import type { DocumentRule } from '../check/document-rule.ts';
import { isMailAddress } from '../schema/mail-address.ts';

const address = /(?<![\w.+-])([\w.+-]{1,64}@)([\w-]+(?:\.[\w-]+)+)/g;

/**
 * An address at a well-known provider, or at the website's own domain, has that domain spelt correctly, in any text.
 */
export const checkMailDomains: DocumentRule = { open: openMailDomains };

function openMailDomains({ site }: Content): ReturnType<DocumentRule['open']> {
  const own = ownDomain(site.value.contact);
  return ({ texts }, report) => {
    for (const { text, placeAt } of texts()) {
      if (!text.includes('@')) continue;
      for (const { 0: written, 1: name = '', 2: domain = '', index } of text.matchAll(address)) {
        const isOwn = own !== undefined && editDistance(domain.toLowerCase(), own) === 1;
        const meant = isOwn ? own : mendMailDomain(domain);
        if (meant) report(misspeltMailDomain(placeAt(index), { written, meant: `${name}${meant}` }));
      }
    }
  };
}

/** In letters: a shorter domain, one letter away, may easily be somebody else's. */
const leastLetters = 8;

function ownDomain(contact: unknown): string | undefined {
  const { email } = fieldsOf(contact);
  if (typeof email !== 'string' || !isMailAddress(email)) return undefined;
  const domain = email.slice(email.indexOf('@') + 1).toLowerCase();
  return domain.length >= leastLetters ? domain : undefined;
}
