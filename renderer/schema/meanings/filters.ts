import type { Meaning } from '../meaning.ts';

/** Links to the pages of a list's filters; written as `true`. */
export const filters: Meaning = {
  name: 'filters',
  type: () => 'ListFilters',
  holdsNames: false,
  plan: (_written, planning) => planning.listFilters(),
  example: true,
  control: 'switch',
  annotations: [],
};
