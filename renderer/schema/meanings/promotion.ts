import type { Meaning } from '../meaning.ts';

/** The promotion of site.yaml, or nothing; written as `true`. */
export const promotion: Meaning = {
  name: 'promotion',
  type: () => 'Promotion',
  holdsNames: false,
  plan: (_written, planning) => planning.shared('promotion'),
  // What shows it has something to put in its place when it ends (sections/offer-banner).
  whenOver: 'group-stays',
  example: true,
  control: 'switch',
  annotations: [],
};
