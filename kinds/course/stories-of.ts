/** Categories without an exam: passing one short course says nothing about another. */
const withoutExam: readonly string[] = ['short'];

type Wanted = { course: string; exam: string };

/**
 * The stories that speak for a course: those of its students or, if there are none, of students of another course for
 * the same exam (`examOf` gives it). They keep their order.
 */
export function storiesOf<S extends { course: string }>(
  wanted: Wanted,
  stories: readonly S[],
  examOf: (course: string) => string,
): readonly S[] {
  const own = stories.filter(({ course }) => course === wanted.course);
  if (own.length > 0 || withoutExam.includes(wanted.exam)) return own;
  return stories.filter(({ course }) => examOf(course) === wanted.exam);
}
