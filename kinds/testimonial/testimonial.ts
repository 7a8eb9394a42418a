import type { KindCode } from '../kind.ts';
import { checkStoryFilters } from './check-story-filters.ts';
import { checkStoryYears, checkTestimonials } from './check-testimonials.ts';
import { planStory } from './plan-story.ts';
import { planTestimonial } from './plan-testimonial.ts';

/** The words of somebody who took a course. */
export const testimonial: KindCode = {
  rules: [checkTestimonials, checkStoryFilters],
  dayRules: [checkStoryYears],
  plan: planTestimonial,
  whole: planStory,
};
