/** The collections whose entries texts may name, with the word for the entry that a page is made for. */
export const entryWords: Readonly<Record<string, string>> = {
  courses: 'course',
  posts: 'post',
  events: 'event',
  tutors: 'tutor',
  outcomes: 'outcome',
};

/**
 * Planning finishes one collection after the other: a text can name what is finished before it. What is
 * not listed comes last and may name everything.
 */
const nameable: Readonly<Record<string, readonly string[]>> = {
  wording: [],
  courses: [],
  promotion: ['courses', 'promotion'],
  tutors: ['courses', 'promotion'],
  events: ['courses', 'promotion', 'tutors'],
  posts: ['courses', 'promotion', 'tutors', 'events'],
  outcomes: ['courses', 'promotion', 'tutors', 'events', 'posts'],
};

/** Which of the collections (and the promotion) texts may name that stand in `where`. */
export function nameableFrom(where: string): readonly string[] {
  return nameable[where] ?? [...Object.keys(entryWords), 'promotion'];
}
