import { fieldsOf } from '../../diagnostics/fields.ts';
import type { CourseProps } from '../../schemas/types.ts';
import type { EntrySharing, PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { asText, optionalText, pictureView } from '../read-fields.ts';
import { planCourseArt } from './plan-course-art.ts';

/** Without a price: what a network has shown can't be taken back when the price changes. */
export function shareCourse(entry: PlanEntry, site: PlanSite): Planned<EntrySharing> {
  return gather((take) => {
    const course = take(
      entry.fields<CourseProps>('duration', 'location', 'category', 'field', 'format', 'art'),
    );
    const note = [course.duration, course.location].filter((one) => one !== undefined).join(' · ');
    const written = take(pictureOf(entry, site));
    const file = optionalText(fieldsOf(written).src);
    return {
      note,
      ...(file === undefined
        ? { picture: take(planCourseArt(entry, course, site)) }
        : { file, crop: pictureView(written).crop }),
    };
  });
}

/** The course's own picture, else that of its category. */
function pictureOf(entry: PlanEntry, site: PlanSite): Planned<unknown> {
  return gather((take) => {
    const own = take(entry.written('picture'));
    if (own !== undefined) return own;
    const category = asText(take(entry.written('category')));
    return take(site.written('coursePictures', category));
  });
}
