import type { Meaning } from '../meaning.ts';

/** A day: `2026-10-03`. */
export const date: Meaning = {
  name: 'date',
  type: () => 'PlannedDate',
  holdsNames: false,
  example: '2026-10-03',
  control: 'date',
  annotations: [],
};
