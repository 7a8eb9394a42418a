import { sharedType } from '../entry-types.ts';
import type { Meaning } from '../meaning.ts';

/** A value that the code of a kind answers for all pages, or nothing where there is none today; written as `true`. */
export const shared: Meaning = {
  name: 'shared',
  type: (schema) => sharedType(String(schema.shared)),
  holdsNames: false,
  plan: ({ schema }, planning) => planning.shared(String(schema.shared)),
  // What shows it has something to put in its place when it ends (sections/offer-banner).
  whenOver: 'group-stays',
  example: true,
  control: 'switch',
  annotations: ['shared'],
  needs: ['shared'],
};
