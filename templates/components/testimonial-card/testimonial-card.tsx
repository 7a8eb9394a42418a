import type { Testimonial } from '../../../schemas/planned.ts';
import { InitialsAvatar } from '../initials-avatar/initials-avatar.tsx';
import { Rating } from '../rating/rating.tsx';
import '../card/card.css';
import '../quoted/quoted.css';
import './testimonial-card.css';

/** A student's words, with their name. */
export function TestimonialCard({ of: testimonial }: { of: Testimonial }) {
  const { name, course, year, location, rating, ratingText, quote, initials, avatar } = testimonial;
  return (
    <figure className="testimonial-card card-frame card-frame--column">
      <Rating value={rating} text={ratingText} />
      <blockquote className="testimonial-card__quote quoted">
        <p>{quote}</p>
      </blockquote>
      <figcaption className="testimonial-card__person">
        <InitialsAvatar initials={initials} picture={avatar} />
        <div className="testimonial-card__words">
          <p className="testimonial-card__name type-strong">{name}</p>
          <p className="testimonial-card__course">
            {course.href ? (
              <a className="testimonial-card__course-link" href={course.href}>
                {course.title}
              </a>
            ) : (
              course.title
            )}
          </p>
          <ul className="testimonial-card__facts" role="list">
            <li>{location}</li>
            <li>{year}</li>
          </ul>
        </div>
      </figcaption>
    </figure>
  );
}
