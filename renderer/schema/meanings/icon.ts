import { plain } from '../../../kinds/planned.ts';
import type { Meaning } from '../meaning.ts';

/** The name of an icon. */
export const icon: Meaning = {
  name: 'icon',
  type: () => 'IconSource',
  holdsNames: false,
  plan: ({ value }) => plain(value),
  control: 'icon',
  annotations: [],
};
