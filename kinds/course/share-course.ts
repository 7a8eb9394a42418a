import type { CourseProps } from '../../schemas/types.ts';
import type { EntrySharing, PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { asText, optionalText } from '../read-fields.ts';
import { planCourseArt } from './plan-course-art.ts';

/** Without a price: what a network has shown can't be taken back when the price changes. */
export function shareCourse(entry: PlanEntry, site: PlanSite): Planned<EntrySharing> {
  return gather((take) => {
    const course = take(
      entry.fields<CourseProps>('duration', 'location', 'category', 'field', 'format', 'art'),
    );
    const note = [course.duration, course.location].filter((one) => one !== undefined).join(' · ');
    const file = take(fileOf(entry, site));
    return {
      note,
      ...(file === undefined ? { picture: take(planCourseArt(entry, course, site)) } : { file }),
    };
  });
}

/** The course's own picture, else that of its category. */
function fileOf(entry: PlanEntry, site: PlanSite): Planned<string | undefined> {
  return gather((take) => {
    const own = optionalText(take(entry.written('picture', 'src')));
    if (own !== undefined) return own;
    const category = asText(take(entry.written('category')));
    return optionalText(take(site.written('coursePictures', category, 'src')));
  });
}
