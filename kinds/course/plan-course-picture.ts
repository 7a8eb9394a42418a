import type { Picture } from '../../schemas/planned.ts';
import type { CourseProps } from '../../schemas/types.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { used } from '../used.ts';
import { planCourseArt } from './plan-course-art.ts';

/** The course's own picture, that of its category, or a drawing. */
export function planCoursePicture(entry: PlanEntry, course: CourseProps, site: PlanSite): Planned<Picture> {
  return gather((take) => {
    if (course.picture) return course.picture;
    const shared = take(used(site.setting<Picture>('coursePictures', course.category)));
    return shared ?? take(planCourseArt(entry, course, site));
  });
}
