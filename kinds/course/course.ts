import type { KindCode } from '../kind.ts';
import { courseNames } from './course-names.ts';
import { planCourse } from './plan-course.ts';
import { planCourseData, planCourseList } from './plan-course-data.ts';
import { planCourseDetail } from './plan-course-detail.ts';
import { shareCourse } from './share-course.ts';

/** Something that is taught for a price, in a checkout of the site's own or in a shop. */
export const course: KindCode = {
  plan: planCourse,
  whole: planCourseDetail,
  names: courseNames,
  sharing: shareCourse,
  structuredData: { course: planCourseData, 'course-list': planCourseList },
};
