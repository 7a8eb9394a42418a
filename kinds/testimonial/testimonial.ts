import type { KindCode } from '../kind.ts';
import { checkTestimonials } from './check-testimonials.ts';
import { planStory } from './plan-story.ts';
import { planTestimonial } from './plan-testimonial.ts';

/** What somebody says who took a course. */
export const testimonial: KindCode = {
  rules: [checkTestimonials],
  plan: planTestimonial,
  whole: planStory,
};
