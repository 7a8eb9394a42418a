import type { Story } from '../../schemas/planned.ts';
import type { TestimonialProps } from '../../schemas/types.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import type { PageScope, Planned } from './planner.ts';

/** A testimonial told in full: in the person's words at length, and the way that they took. */
export function planStory(id: string, page: PageScope): Planned<Story> | undefined {
  const card = page.collections.testimonials.get(id);
  const entry = page.site.collections.get('testimonials')?.get(id);
  if (!card || !entry) return undefined;
  const { story: written, route: steps } = entry.value;
  const own = { ...entry, value: { story: written, route: steps } };
  const { values, origins } = planFieldsOf<Partial<TestimonialProps>>(own, 'testimonial', page);
  const { story = [], route = [] } = values;
  return { value: { ...card.value, story, route }, origins: [...card.origins, ...origins] };
}
