import type { Picture } from '../../schemas/planned.ts';
import type { CourseProps } from '../../schemas/types.ts';
import { type Art, drawArt } from '../draw-art.ts';
import { findRule } from '../find-rule.ts';
import { firstNumber } from '../first-number.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { used } from '../used.ts';

type CourseForArt = Pick<CourseProps, 'category' | 'field' | 'format' | 'duration'> & { art?: Art };

/** The fields that choose a drawing, the most telling first. */
const choosing = ['art', 'field', 'format', 'category'] as const;

/** The picture of a course that has none: drawn from the course's own data. */
export function planCourseArt(entry: PlanEntry, course: CourseForArt, site: PlanSite): Planned<Picture> {
  return gather((take) => {
    const art = take(chooseArt(course, site));
    const marks = firstNumber(course.duration) ?? 0;
    const { id } = entry;
    const from = ([...choosing, 'duration'] as const).flatMap((key) =>
      course[key] === undefined ? [] : entry.place([key]),
    );
    const drawing = { kind: 'course', name: id, place: entry.place(), from, art, seed: id, marks };
    return take(drawArt(drawing, site));
  });
}

/** The most specific word wins: the course itself, its field, its format, its category. */
function chooseArt({ category, field, format, art }: CourseForArt, site: PlanSite): Planned<Art> {
  return gather((take) => ({
    ...take(used(site.setting<Art>('courseArt', 'categories', category))),
    ...take(artBy('formats', format, site)),
    ...take(artBy('fields', field, site)),
    ...art,
  }));
}

function artBy(rules: string, word: string | undefined, site: PlanSite): Planned<Art | undefined> {
  return gather((take) => {
    const index = take(findRule(['courseArt', rules], word, site));
    return index === undefined ? undefined : take(used(site.setting<Art>('courseArt', rules, index, 'art')));
  });
}
