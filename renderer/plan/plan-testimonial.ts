import type { Testimonial } from '../../schemas/planned.ts';
import type { TestimonialProps } from '../../schemas/types.ts';
import type { Entry } from '../model/site.ts';
import { fillPattern } from './fill-references.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import type { PageScope, Planned } from './planner.ts';

/** What a past student says; initials stand in where there is no picture. */
export function planTestimonial(entry: Entry, page: PageScope): Planned<Testimonial> {
  const { values, origins, remember } = planFieldsOf<TestimonialProps>(entry, 'testimonial', page);
  const testimonial: Testimonial = {
    id: entry.id,
    name: values.name,
    course: values.course,
    year: fillPattern(page.wording.testimonial.year, { year: values.year }),
    location: values.location,
    rating: values.rating,
    ratingText: fillPattern(page.wording.testimonial.ratingText, { rating: String(values.rating) }),
    quote: values.quote,
    initials: values.initials ?? initialsOf(values.name),
    ...(values.avatar && { avatar: values.avatar }),
  };
  remember('ratingText', testimonial.ratingText, ['rating']);
  remember('year', testimonial.year, ['year']);
  return { value: testimonial, origins };
}

/** First letters of the first and the last name. */
function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean);
  const first = parts.at(0)?.at(0) ?? '';
  const last = parts.length > 1 ? (parts.at(-1)?.at(0) ?? '') : '';
  return `${first}${last}`.toUpperCase();
}
