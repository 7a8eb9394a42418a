import type { Testimonial } from '../../schemas/planned.ts';
import type { TestimonialProps } from '../../schemas/types.ts';
import { coursePageHref } from '../course/course-addresses.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import { initialsOf } from '../initials-of.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { madeOf } from '../made-of.ts';
import { gather, type Planned, shown } from '../planned.ts';
import { asText } from '../read-fields.ts';
import { used } from '../used.ts';

const cardFields = [
  'name',
  'year',
  'location',
  'country',
  'rating',
  'quote',
  'initials',
  'avatar',
] as const satisfies readonly (keyof TestimonialProps)[];

/** A past student's words; initials replace a missing picture. */
export function planTestimonial(entry: PlanEntry, site: PlanSite): Planned<Testimonial> {
  return gather((take) => {
    const values = take(entry.fields<TestimonialProps>(...cardFields));
    const word = (key: string) => take(used(site.wording<string>('testimonial', key)));
    const course = take(planStoryCourse(entry, site), 'course');
    const year = fillPlaceholders(word('year'), { year: values.year });
    const ratingText = fillPlaceholders(word('ratingText'), {
      rating: take(site.format.number(values.rating)),
    });
    const initials = values.initials ?? initialsOf(values.name);
    if (values.initials === undefined) take(madeOf(initials, ['name'], entry), 'initials');
    take(madeOf(ratingText, ['rating'], entry), 'ratingText');
    take(madeOf(year, ['year'], entry), 'year');
    return {
      id: entry.id,
      name: values.name,
      course,
      exam: asText(take(site.writtenIn('courses', course.id, 'category'))),
      year,
      location: values.location,
      country: values.country,
      rating: values.rating,
      ratingText,
      quote: values.quote,
      initials,
      ...(values.avatar && { avatar: values.avatar }),
    };
  });
}

/** A course that is hidden today is still named in its students' stories, but not linked. */
function planStoryCourse(entry: PlanEntry, site: PlanSite): Planned<Testimonial['course']> {
  return gather((take) => {
    const id = asText(take(entry.written('course')));
    const named = site.name(`courses.${id}.title`);
    const title = take(used(named));
    if (title === undefined) throw new Error(`course ${id} was not checked`);
    const isShown = take(site.isShown('courses', id));
    const href = isShown ? take(coursePageHref(id, site)) : undefined;
    const written = entry.place(['course']);
    take(shown(title, title, [...named.origins.flatMap(({ places }) => places), written]), 'title');
    if (href !== undefined) take(shown(href, href, [written]), 'href');
    return { id, title, ...(href !== undefined && { href }) };
  });
}
