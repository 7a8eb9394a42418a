import type { Testimonial } from '../../schemas/planned.ts';
import type { Planned } from './planner.ts';

/** Categories that name no exam: passing one short course says nothing of another. */
const withoutExam: ReadonlySet<string> = new Set(['short']);

type Wanted = { course: string; exam: string };

/**
 * The stories that speak for a course: of those who took it, or, where nobody has told one, of those who took
 * another course for the same exam. They keep their order.
 */
export function storiesOf(
  wanted: Wanted,
  stories: readonly Planned<Testimonial>[],
): readonly Planned<Testimonial>[] {
  const own = stories.filter(({ value }) => value.course.id === wanted.course);
  if (own.length > 0 || withoutExam.has(wanted.exam)) return own;
  return stories.filter(({ value }) => value.exam === wanted.exam);
}
