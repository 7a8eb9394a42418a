import type { TestimonialGridProps } from '../../../schemas/types.ts';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { TestimonialCard } from '../../components/testimonial-card/testimonial-card.tsx';
import './testimonial-grid.css';

export function TestimonialGrid({ eyebrow, title, lede, testimonials }: TestimonialGridProps) {
  return (
    <div className="testimonial-grid">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      <ul className="testimonial-grid__list">
        {testimonials.map((testimonial) => (
          <li className="testimonial-grid__item" key={testimonial.id}>
            <TestimonialCard of={testimonial} />
          </li>
        ))}
      </ul>
    </div>
  );
}
