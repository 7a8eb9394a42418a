import type { CourseDetail } from '../../schemas/planned.ts';
import type { CourseProps } from '../../schemas/types.ts';
import { onlyDetails } from './course-details.ts';
import { originsUnder } from './origins-under.ts';
import { selectEntries } from './plan-entries.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import type { PageScope, Planned } from './planner.ts';
import { list, text } from './read-fields.ts';
import { storiesOf } from './stories-of.ts';
import { tutorsOf } from './tutors-of.ts';

/** A course with its texts, for the page of its own. */
export function planCourseDetail(id: string, page: PageScope): Planned<CourseDetail> | undefined {
  const course = page.collections.courses.get(id);
  const entry = page.site.collections.get('courses')?.get(id);
  if (!course || !entry) return undefined;
  const own = { ...entry, value: onlyDetails(entry.value) };
  const named = page.references.collections.get('courses')?.get(id);
  const current = new Map([...page.references.current, ...(named ? [['course', named] as const] : [])]);
  const scope = { ...page, references: { ...page.references, current } };
  const { values, origins } = planFieldsOf<Partial<CourseProps>>(own, 'course', scope);
  const { about, audience = [], curriculum = [], dates = [], faq = [] } = values;
  const related = relatedCourses(id, entry.value.related, page);
  const stories = storiesOf({ course: id, exam: text(entry.value.category) }, allStories(page));
  const tutors = tutorsOf(id, page);
  return {
    value: {
      ...course.value,
      ...(about && { about }),
      ...{ audience, curriculum, dates, faq },
      related: related.map((other) => other.value),
      tutors: tutors.map((tutor) => tutor.value),
      stories: stories.map((story) => story.value),
    },
    origins: [
      ...course.origins,
      ...origins,
      ...originsUnder('related', related),
      ...originsUnder('tutors', tutors),
      ...originsUnder('stories', stories),
    ],
  };
}

/** A course that the site doesn't show today is no suggestion either. */
function relatedCourses(id: string, written: unknown, page: PageScope) {
  const ids = list(written)
    .map(text)
    .filter((other) => other !== id);
  return ids.flatMap((other) => page.collections.courses.get(other) ?? []);
}

function allStories(page: PageScope) {
  return selectEntries({}, 'testimonials', page).flatMap((id) => page.collections.testimonials.get(id) ?? []);
}
