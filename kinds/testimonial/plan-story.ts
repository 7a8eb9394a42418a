import type { Story } from '../../schemas/planned.ts';
import type { TestimonialProps } from '../../schemas/types.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { planTestimonial } from './plan-testimonial.ts';

/** A testimonial in full: the person's words at length, and the steps that they took. */
export function planStory(entry: PlanEntry, site: PlanSite): Planned<Story> {
  return gather((take) => {
    const card = take(planTestimonial(entry, site));
    const told = take(entry.fields<Pick<TestimonialProps, 'story' | 'route'>>('story', 'route'));
    const { story = [], route = [] } = told;
    return { ...card, story, route };
  });
}
