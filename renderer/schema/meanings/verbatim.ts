import { plain } from '../../../kinds/planned.ts';
import type { Meaning } from '../meaning.ts';

/** A text that is taken literally: braces in it name nothing. */
export const verbatim: Meaning = {
  name: 'verbatim',
  holdsNames: false,
  plan: ({ value }) => plain(value),
  control: 'text',
  annotations: ['among'],
};
