import type { Picture } from '../../schemas/planned.ts';
import type { CourseProps, SiteSource } from '../../schemas/types.ts';
import type { Entry } from '../model/site.ts';
import { locate } from '../source/locate.ts';
import { artProps, planArt } from './plan-art.ts';
import type { PageScope } from './planner.ts';

type ArtRules = NonNullable<SiteSource['courseArt']>;
type Art = NonNullable<NonNullable<ArtRules['categories']>['osce']>;

/** The picture of a course that has none: drawn from what the course says of itself. */
export function planCourseArt(entry: Entry, values: CourseProps, page: PageScope): Picture {
  const art = chooseArt(values, page.settings.courseArt ?? {});
  const marks = Number(/\d+/.exec(values.duration)?.[0] ?? 0);
  const props = artProps(art, { seed: entry.id, marks }, page);
  return planArt({ kind: 'course', name: entry.id, place: locate(entry.source, []), props }, page);
}

/** The narrower word wins: of the course itself, of its field, its format, its category. */
function chooseArt({ category, field, format, art }: CourseProps, rules: ArtRules): Art {
  const by = (list: ArtRules['fields'], value: string | undefined) =>
    list?.find(({ is }) => is === value)?.art;
  return {
    ...rules.categories?.[category],
    ...by(rules.formats, format),
    ...by(rules.fields, field),
    ...art,
  };
}
