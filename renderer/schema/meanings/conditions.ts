import { plain } from '../../../kinds/planned.ts';
import type { Meaning } from '../meaning.ts';

/** Conditions that entries of a selection meet, field by field. */
export const conditions: Meaning = {
  name: 'conditions',
  holdsNames: false,
  plan: ({ value }) => plain(value),
  control: 'conditions',
  annotations: [],
};
