import type { Meaning } from '../meaning.ts';

/** Which page of a list spread over several this is, and where the others are; written as `true`. */
export const pages: Meaning = {
  name: 'pages',
  type: () => 'ListPages',
  holdsNames: false,
  plan: (_written, planning) => planning.listPages(),
  example: true,
  control: 'switch',
  annotations: [],
};
