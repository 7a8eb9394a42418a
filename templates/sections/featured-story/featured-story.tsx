import type { FeaturedStoryProps } from '../../../schemas/types.ts';
import { BodyView } from '../../components/body/body.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { InitialsAvatar } from '../../components/initials-avatar/initials-avatar.tsx';
import '../../components/card/card.css';
import '../../components/quoted/quoted.css';
import './featured-story.css';

/** One success story at length, with the steps that the person took. */
export function FeaturedStory(props: FeaturedStoryProps) {
  const { eyebrow, title, testimonial } = props;
  return (
    <article className="featured-story">
      <header className="featured-story__head">
        {eyebrow && <p className="featured-story__eyebrow type-eyebrow">{eyebrow}</p>}
        <h2 className="featured-story__title type-title-xl">{title}</h2>
        <div className="featured-story__person">
          <InitialsAvatar initials={testimonial.initials} picture={testimonial.avatar} size="l" />
          <div>
            <p className="featured-story__name type-strong">{testimonial.name}</p>
            <ul className="featured-story__facts" role="list">
              <li>{testimonial.location}</li>
              <li>{testimonial.year}</li>
            </ul>
          </div>
        </div>
      </header>
      <div className="featured-story__words">
        <blockquote className="featured-story__quote quoted">
          <p>{testimonial.quote}</p>
        </blockquote>
        <BodyView of={testimonial.story} />
      </div>
      <Route {...props} />
    </article>
  );
}

function Route({ testimonial, routeTitle, courseLabel }: FeaturedStoryProps) {
  const { course, route } = testimonial;
  return (
    <aside className="featured-story__route card-frame">
      <h3 className="featured-story__label type-title">{routeTitle}</h3>
      <ol className="featured-story__steps" role="list">
        {route.map(({ time, text }) => (
          <li key={time} className="featured-story__step">
            <p className="featured-story__time type-aside">{time}</p>
            <HtmlText of={text} />
          </li>
        ))}
      </ol>
      <p className="featured-story__course">
        {courseLabel} {course.href ? <a href={course.href}>{course.title}</a> : course.title}
      </p>
    </aside>
  );
}
