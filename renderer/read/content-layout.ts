/** What may stand in `content/`, and with which ending. */
export type Collection = { name: string; extension: '.yaml' | '.mdx' };

/** Folders with one file per entry. */
export const folders: readonly Collection[] = [
  { name: 'pages', extension: '.yaml' },
  { name: 'courses', extension: '.yaml' },
  { name: 'posts', extension: '.mdx' },
  { name: 'testimonials', extension: '.yaml' },
  { name: 'tutors', extension: '.yaml' },
  { name: 'events', extension: '.yaml' },
  { name: 'accreditations', extension: '.yaml' },
  { name: 'questions', extension: '.yaml' },
  { name: 'outcomes', extension: '.yaml' },
  { name: 'forms', extension: '.yaml' },
  { name: 'legal', extension: '.mdx' },
];

/** Files that are a collection of one. */
export const singleFiles: readonly Collection[] = [
  { name: 'facts', extension: '.yaml' },
  { name: 'wording', extension: '.yaml' },
];

export const mediaFolder = 'media';
