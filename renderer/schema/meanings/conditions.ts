import type { Meaning } from '../meaning.ts';

/** What entries of a selection have to say, field by field. */
export const conditions: Meaning = {
  name: 'conditions',
  holdsNames: false,
  control: 'conditions',
  annotations: [],
};
