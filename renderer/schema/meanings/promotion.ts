import type { Meaning } from '../meaning.ts';

/** The promotion of site.yaml, or nothing; written as `true`. */
export const promotion: Meaning = {
  name: 'promotion',
  type: () => 'Promotion',
  holdsNames: false,
  example: true,
  control: 'switch',
  annotations: [],
};
