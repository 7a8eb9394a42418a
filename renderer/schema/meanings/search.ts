import type { Meaning } from '../meaning.ts';

/** The search of site.yaml; written as `true`. */
export const search: Meaning = {
  name: 'search',
  type: () => 'SiteSearch',
  holdsNames: false,
  plan: (_written, planning) => planning.search(),
  example: true,
  control: 'switch',
  annotations: [],
};
