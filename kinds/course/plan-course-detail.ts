import { listOf } from '../../diagnostics/fields.ts';
import type { Course, CourseDetail, Testimonial } from '../../schemas/planned.ts';
import type { CourseProps } from '../../schemas/types.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { asText } from '../read-fields.ts';
import { planCourse } from './plan-course.ts';
import { tutorsOf } from './tutors-of.ts';

type Details = Partial<Pick<CourseProps, 'about' | 'audience' | 'curriculum' | 'dates' | 'faq'>>;

/** A course with its texts, for its own page. */
export function planCourseDetail(entry: PlanEntry, site: PlanSite): Planned<CourseDetail> {
  return gather((take) => {
    const course = take(planCourse(entry, site));
    const details = take(entry.fields<Details>('about', 'audience', 'curriculum', 'dates', 'faq'));
    const { about, audience = [], curriculum = [], dates = [], faq = [] } = details;
    return {
      ...course,
      ...(about && { about }),
      ...{ audience, curriculum, dates, faq },
      related: take(relatedCourses(entry, site), 'related'),
      tutors: take(tutorsOf(entry.id, site), 'tutors'),
      stories: take(planStories(entry, site), 'stories'),
    };
  });
}

/** Suggestions leave out courses that are hidden today. */
function relatedCourses(entry: PlanEntry, site: PlanSite): Planned<Course[]> {
  return gather((take) => {
    const ids = listOf(take(entry.written('related'))).map(asText);
    const others = ids.filter((other) => other !== entry.id);
    return take(site.entries<Course>(entry.kind, others));
  });
}

function planStories(entry: PlanEntry, site: PlanSite): Planned<Testimonial[]> {
  return gather((take) => {
    const told = take(site.select('testimonials', {})).map((id) => ({
      id,
      course: asText(take(site.writtenIn('testimonials', id, 'course'))),
    }));
    const exam = asText(take(entry.written('category')));
    const examOf = (course: string) => asText(take(site.writtenIn(entry.kind, course, 'category')));
    const chosen = storiesOf({ course: entry.id, exam }, told, examOf).map(({ id }) => id);
    return take(site.entries<Testimonial>('testimonials', chosen));
  });
}

/** Categories without an exam: passing one short course says nothing about another. */
const withoutExam: readonly string[] = ['short'];

type StoriesQuery = { course: string; exam: string };

/**
 * The stories that speak for a course: those of its students or, if there are none, of students of another course for
 * the same exam (`examOf` gives it). They keep their order.
 */
export function storiesOf<S extends { course: string }>(
  wanted: StoriesQuery,
  stories: readonly S[],
  examOf: (course: string) => string,
): readonly S[] {
  const own = stories.filter(({ course }) => course === wanted.course);
  if (own.length > 0 || withoutExam.includes(wanted.exam)) return own;
  return stories.filter(({ course }) => examOf(course) === wanted.exam);
}
