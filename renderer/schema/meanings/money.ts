import type { Meaning } from '../meaning.ts';

/** An amount in the currency of the site, or the word Free. */
export const money: Meaning = {
  name: 'money',
  type: () => 'Money',
  holdsNames: false,
  example: 49.99,
  control: 'number',
  annotations: [],
};
