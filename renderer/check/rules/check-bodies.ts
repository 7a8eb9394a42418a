import { articleWithoutText } from '../../../diagnostics/messages/debris.ts';
import { placeAt } from '../../source/place-at.ts';
import type { DocumentRule } from '../document-rule.ts';

/** An article has a text, and not only its fields, or headings as well. */
export const checkBodies: DocumentRule = {
  open:
    () =>
    ({ document }, report) => {
      const { source } = document;
      if (!source.body || /^(?!#)\S/m.test(source.text.slice(source.body.start))) return;
      const fence = source.text.lastIndexOf('---', source.body.start);
      report(articleWithoutText(placeAt(source, Math.max(0, fence))));
    },
};
