import type { TestimonialCarouselProps } from '../../../schemas/types.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Island } from '../../components/island/island.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { TestimonialCard } from '../../components/testimonial-card/testimonial-card.tsx';
import './testimonial-carousel.css';

/** A strip that scrolls by hand, keyboard or its buttons; its island moves it until somebody does. */
export function TestimonialCarousel({
  eyebrow,
  title,
  lede,
  testimonials,
  labels,
}: TestimonialCarouselProps) {
  const { pause, play } = labels;
  return (
    <div className="testimonial-carousel">
      <Island of="testimonial-carousel" when="visible" props={{ pause, play }}>
        <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
        <div className="testimonial-carousel__controls" data-live="false">
          <button
            type="button"
            className="testimonial-carousel__button"
            data-move="toggle"
            data-moving="true"
            aria-label={pause}
          >
            <Icon name="pause" className="testimonial-carousel__pause" />
            <Icon name="play" className="testimonial-carousel__play" />
          </button>
          <button
            type="button"
            className="testimonial-carousel__button"
            data-move="previous"
            aria-label={labels.previous}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            className="testimonial-carousel__button"
            data-move="next"
            aria-label={labels.next}
          >
            <Icon name="arrow-right" />
          </button>
        </div>
        {/* A strip that scrolls must be reachable by keyboard. */}
        <section className="testimonial-carousel__window" aria-label={labels.region} tabIndex={0}>
          <ul className="testimonial-carousel__strip" role="list">
            {testimonials.map((testimonial) => (
              <li key={testimonial.id} className="testimonial-carousel__slide">
                <TestimonialCard of={testimonial} />
              </li>
            ))}
          </ul>
        </section>
      </Island>
    </div>
  );
}
