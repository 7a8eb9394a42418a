import type { Meaning } from '../meaning.ts';

/** The way from home to the page; written as `true`. */
export const breadcrumbs: Meaning = {
  name: 'breadcrumbs',
  type: () => 'Breadcrumbs',
  holdsNames: false,
  plan: (_written, planning) => planning.breadcrumbs(),
  example: true,
  control: 'switch',
  annotations: [],
};
