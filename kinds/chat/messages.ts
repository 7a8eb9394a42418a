/** Problems with buttons that open a chat. */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean, type Guess, listKnown } from '../../diagnostics/messages/guess.ts';
import type { Place } from '../../diagnostics/place.ts';
import * as generated from './messages.generated.ts';

export function unknownBranch(place: Place, branch: string, { meant, known }: Guess): Diagnostic {
  const problem = generated.unknownBranch(place, {
    branch,
    hint:
      didYouMean(meant) ??
      listKnown(known) ??
      `Add it to site.yaml: contact: { branches: [{ id: ${branch}, whatsapp: "+44 20 7946 0142" }] }`,
  });
  const many = `places name the branch “${branch}”, but there is no branch called that with a chat number.`;
  return { ...problem, lacks: { of: 'values', name: `site.contact.branches.${branch}`, many } };
}
