import type { Meaning } from '../meaning.ts';

/** The search of site.yaml; written as `true`. */
export const search: Meaning = {
  name: 'search',
  type: () => 'SiteSearch',
  holdsNames: false,
  example: true,
  control: 'switch',
  annotations: [],
};
