/** What is wrong with buttons that open a chat. */

import { createError } from '../../diagnostics/create-diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean, type Guess, listKnown } from '../../diagnostics/messages/guess.ts';
import type { Place } from '../../diagnostics/place.ts';

export function unknownBranch(place: Place, branch: string, { meant, known }: Guess): Diagnostic {
  const problem = createError(
    'unknown-branch',
    place,
    `There is no branch called “${branch}” with a chat number.`,
    didYouMean(meant) ??
      listKnown(known) ??
      `Add it to site.yaml: contact: { branches: [{ id: ${branch}, whatsapp: "+44 20 7946 0142" }] }`,
  );
  const many = `places name the branch “${branch}”, but there is no branch called that with a chat number.`;
  return { ...problem, lacks: { of: 'values', name: `site.contact.branches.${branch}`, many } };
}
