import type { Course } from '../../schemas/planned.ts';
import type { DataPage, PlanSite } from '../kind.ts';
import { planSeller } from '../plan-organisation.ts';
import { gather, type Planned } from '../planned.ts';
import { planPerson } from '../tutor/plan-person.ts';
import { courseData, courseListData } from './course-data.ts';
import { tutorsOf } from './tutors-of.ts';

/**
 * Search engines ignore shorter lists. Source:
 * https://developers.google.com/search/docs/appearance/structured-data/course.
 */
const fewestCourses = 3;

/** The course that a page is made for, with its tutors. */
export function planCourseData({ current, canonical }: DataPage, site: PlanSite): Planned<object[]> {
  return gather((take) => {
    if (current?.kind !== 'courses') return [];
    const course = take(site.entry<Course>('courses', current.id));
    if (!course) return [];
    const tutors = take(tutorsOf(current.id, site));
    const instructors = tutors.map((tutor) => take(planPerson(tutor, site)));
    return [courseData(course, canonical, take(planSeller(site)), instructors)];
  });
}

/** All courses, each with the address of its description: its own page, else its place on this one. */
export function planCourseList({ canonical }: DataPage, site: PlanSite): Planned<object[]> {
  return gather((take) => {
    const seller = take(planSeller(site));
    const ids = take(site.select('courses', {}));
    const courses = take(site.entries<Course>('courses', ids)).map((course) => ({
      course,
      address: course.href === undefined ? `${canonical}#${course.id}` : take(site.absolute(course.href)),
    }));
    if (courses.length >= fewestCourses) return [courseListData(courses, seller)];
    return courses.map(({ course, address }) => courseData(course, address, seller));
  });
}
