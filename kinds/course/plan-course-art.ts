import type { Picture } from '../../schemas/planned.ts';
import type { CourseProps } from '../../schemas/types.ts';
import { type Art, type ArtChoice, chooseArt, drawArt } from '../draw-art.ts';
import { findRule } from '../find-rule.ts';
import { firstNumber } from '../first-number.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { used } from '../used.ts';

type CourseForArt = Pick<CourseProps, 'category' | 'field' | 'format' | 'duration'> & { art?: Art };

/** The picture of a course that has none: drawn from the course's own data. */
export function planCourseArt(entry: PlanEntry, course: CourseForArt, site: PlanSite): Planned<Picture> {
  return gather((take) => {
    const { art, from: chosen } = chooseArt(take(artChoices(entry, course, site)));
    const marks = firstNumber(course.duration) ?? 0;
    const { id } = entry;
    const from = [...chosen, entry.place(['duration'])];
    const drawing = { kind: 'course', name: id, place: entry.place(), from, art, seed: id, marks };
    return take(drawArt(drawing, site));
  });
}

/** The most specific word wins: the course itself, its field, its format, its category. */
function artChoices(
  entry: PlanEntry,
  { category, field, format, art }: CourseForArt,
  site: PlanSite,
): Planned<ArtChoice[]> {
  return gather((take) => [
    {
      art: take(used(site.setting<Art>('courseArt', 'categories', category))),
      place: entry.place(['category']),
    },
    { art: take(artBy('formats', format, site)), place: entry.place(['format']) },
    { art: take(artBy('fields', field, site)), place: entry.place(['field']) },
    { art, place: entry.place(['art']) },
  ]);
}

function artBy(rules: string, word: string | undefined, site: PlanSite): Planned<Art | undefined> {
  return gather((take) => {
    const index = take(findRule(['courseArt', rules], word, site));
    return index === undefined ? undefined : take(used(site.setting<Art>('courseArt', rules, index, 'art')));
  });
}
