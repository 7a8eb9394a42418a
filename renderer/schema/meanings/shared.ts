import { sharedType } from '../entry-types.ts';
import type { Meaning } from '../meaning.ts';

/** A value that the code of a kind computes for all pages, or undefined if there is none today; written as `true`. */
export const shared: Meaning = {
  name: 'shared',
  type: (schema) => sharedType(String(schema.shared)),
  holdsNames: false,
  plan: ({ schema }, planning) => planning.shared(String(schema.shared)),
  // Its section has something to replace it when it ends (sections/offer-banner).
  whenOver: 'group-stays',
  example: true,
  control: 'switch',
  annotations: ['shared'],
  needs: ['shared'],
};
