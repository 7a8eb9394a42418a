import type { Fields } from './read-fields.ts';

/** The fields of a course that only its own page shows. */
export const courseDetails = ['about', 'audience', 'curriculum', 'dates', 'faq', 'related'] as const;

const names: ReadonlySet<string> = new Set(courseDetails);

/** What is left is the same on every page, and finished once. */
export function withoutDetails(course: Fields): Fields {
  return Object.fromEntries(Object.entries(course).filter(([key]) => !names.has(key)));
}

/** Without `related`: those are courses that stand ready. */
export function onlyDetails(course: Fields): Fields {
  return Object.fromEntries(Object.entries(course).filter(([key]) => names.has(key) && key !== 'related'));
}
