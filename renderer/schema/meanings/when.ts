import type { Meaning } from '../meaning.ts';

/** A condition that ends: the group goes when it is over. Templates receive when that will be. */
export const when: Meaning = {
  name: 'when',
  type: () => 'Period',
  holdsNames: false,
  control: 'choice',
  annotations: [],
};
