import type { Meaning } from '../meaning.ts';

/** The name of an icon. */
export const icon: Meaning = {
  name: 'icon',
  type: () => 'IconSource',
  holdsNames: false,
  control: 'icon',
  annotations: [],
};
