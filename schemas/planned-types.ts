/** The types in planned.ts of entries that the code of a kind plans; a kind without code has its own fields. */

/** Values that the code of a kind plans for all pages. */
export const sharedTypes: ReadonlyMap<string, string> = new Map([
  ['promotion', 'Promotion'],
  ['nextEvent', 'Event'],
  ['storage', 'StorageRegister'],
]);

/** Entries as lists and cards show them, by the folder of their kind. */
export const listedTypes: ReadonlyMap<string, string> = new Map([
  ['courses', 'Course'],
  ['posts', 'Post'],
  ['events', 'Event'],
  ['testimonials', 'Testimonial'],
  ['tutors', 'Tutor'],
  ['accreditations', 'Accreditation'],
  ['questions', 'Question'],
  ['outcomes', 'Outcome'],
  ['legal', 'LegalDocument'],
  ['forms', 'Form'],
]);

/** Entries with additional data for their own page, or for a section that shows them in full. */
export const wholeTypes: ReadonlyMap<string, string> = new Map([
  ['courses', 'CourseDetail'],
  ['posts', 'Article'],
  ['tutors', 'TutorDetail'],
  ['testimonials', 'Story'],
]);

/** Every type of an entry that planned.ts describes. */
export const plannedEntryTypes: readonly string[] = [
  ...listedTypes.values(),
  ...wholeTypes.values(),
  ...sharedTypes.values(),
];
