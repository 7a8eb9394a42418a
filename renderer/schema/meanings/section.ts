import type { Meaning } from '../meaning.ts';

/** A section of a page: the schema of its kind describes the fields that not every section has. */
export const section: Meaning = {
  name: 'section',
  holdsNames: false,
  control: 'group',
  annotations: [],
};
