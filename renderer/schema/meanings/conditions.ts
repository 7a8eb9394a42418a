import { plain } from '../../../kinds/planned.ts';
import type { Meaning } from '../meaning.ts';

/** What entries of a selection have to say, field by field. */
export const conditions: Meaning = {
  name: 'conditions',
  holdsNames: false,
  plan: ({ value }) => plain(value),
  control: 'conditions',
  annotations: [],
};
