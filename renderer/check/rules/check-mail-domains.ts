import { misspeltMailDomain } from '../../../diagnostics/messages/check-contact.ts';
import { mendMailDomain } from '../contact/mail-address.ts';
import type { DocumentRule } from '../document-rule.ts';

const address = /(?<![\w.+-])([\w.+-]{1,64}@)([\w-]+(?:\.[\w-]+)+)/g;

/** An address at a well-known provider is spelt as the provider spells itself, wherever it stands. */
export const checkMailDomains: DocumentRule =
  () =>
  ({ texts }, report) => {
    for (const { text, placeAt } of texts()) {
      if (!text.includes('@')) continue;
      for (const { 0: written, 1: name = '', 2: domain = '', index } of text.matchAll(address)) {
        const meant = mendMailDomain(domain);
        if (meant) report(misspeltMailDomain(placeAt(index), { written, meant: `${name}${meant}` }));
      }
    }
  };
