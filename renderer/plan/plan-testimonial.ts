import type { Testimonial } from '../../schemas/planned.ts';
import type { TestimonialProps } from '../../schemas/types.ts';
import type { Origin } from '../model/plan.ts';
import type { Entry } from '../model/site.ts';
import { locate } from '../source/locate.ts';
import { fillPattern } from './fill-references.ts';
import { initialsOf } from './initials-of.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import type { PageScope, Planned } from './planner.ts';
import { text } from './read-fields.ts';

/** What a past student says; initials stand in where there is no picture. */
export function planTestimonial(entry: Entry, page: PageScope): Planned<Testimonial> {
  const own: Entry = {
    ...entry,
    value: { ...entry.value, course: undefined, story: undefined, route: undefined },
  };
  const { values, origins, remember } = planFieldsOf<TestimonialProps>(own, 'testimonial', page);
  const course = planStoryCourse(entry, page);
  const testimonial: Testimonial = {
    id: entry.id,
    name: values.name,
    course: course.value,
    exam: course.exam,
    year: fillPattern(page.wording.testimonial.year, { year: values.year }),
    location: values.location,
    country: values.country,
    rating: values.rating,
    ratingText: fillPattern(page.wording.testimonial.ratingText, { rating: String(values.rating) }),
    quote: values.quote,
    initials: values.initials ?? initialsOf(values.name),
    ...(values.avatar && { avatar: values.avatar }),
  };
  remember('ratingText', testimonial.ratingText, ['rating']);
  remember('year', testimonial.year, ['year']);
  return { value: testimonial, origins: [...origins, ...course.origins] };
}

type StoryCourse = { value: Testimonial['course']; exam: string; origins: Origin[] };

/** A course that is hidden today keeps its name in the stories of those who took it, but nothing leads to it. */
function planStoryCourse(entry: Entry, page: PageScope): StoryCourse {
  const id = text(entry.value.course);
  const title = page.references.collections.get('courses')?.get(id)?.get('title');
  if (!title) throw new Error(`course ${id} was not planned`);
  const href = page.collections.courses.get(id)?.value.href;
  const exam = text(page.everything.collections.get('courses')?.get(id)?.value.category);
  const written = locate(entry.source, ['course']);
  return {
    value: { id, title: title.text, ...(href !== undefined && { href }) },
    exam,
    origins: [
      { path: 'course/title', value: title.text, places: [title.place, written] },
      ...(href === undefined ? [] : [{ path: 'course/href', value: href, places: [written] }]),
    ],
  };
}
