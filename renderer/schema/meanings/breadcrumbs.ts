import type { Meaning } from '../meaning.ts';

/** The way from home to the page; written as `true`. */
export const breadcrumbs: Meaning = {
  name: 'breadcrumbs',
  type: () => 'Breadcrumbs',
  holdsNames: false,
  example: true,
  control: 'switch',
  annotations: [],
};
