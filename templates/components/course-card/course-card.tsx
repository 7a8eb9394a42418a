import type { Action, Course } from '../../../schemas/planned.ts';
import { CardLink } from '../card-link/card-link.tsx';
import { CourseFacts } from '../course-facts/course-facts.tsx';
import { Icon } from '../icon/icon.tsx';
import { PictureView } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import '../card/card.css';
import '../card/card-cover.css';
import '../card/card-picture.css';
import './course-card.css';

/** A card lists at most this many features; the checkout lists all. */
const featuresShown = 4;

type Props = {
  of: Course;
  /** Replaces the enrol button. */
  action?: Action;
  /** 2 if the cards come directly under the page's heading. */
  headingLevel?: 2 | 3;
};

/**
 * A course in the catalogue. The title leads to the course’s own page and covers the card; the button enrols. Without
 * such a page the button covers it.
 */
export function CourseCard({ of: course, action, headingLevel = 3 }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const badges = [course.popular ? course.labels.popular : undefined, course.badge].filter(
    (badge) => badge !== undefined,
  );
  const names = ['course-card', 'card-frame', 'card-frame--pressable'];
  if (course.popular) names.push('course-card--popular');
  // Its page enrols as well: if there is little room, the card leads there and nowhere else.
  if (course.href && !action) names.push('course-card--brief');
  return (
    <article className={names.join(' ')}>
      <div className="course-card__art">
        <PictureView
          of={course.picture}
          className="course-card__picture card-picture"
          sizes="(min-width: 69rem) 27rem, (min-width: 46rem) 50vw, 6rem"
        />
      </div>
      <header className="course-card__head">
        {badges.length > 0 && (
          <ul className="course-card__badges" role="list">
            {badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </ul>
        )}
        <Heading className="course-card__title type-title">
          {course.href ? (
            <a className="course-card__more card-cover" href={course.href}>
              {course.title}
            </a>
          ) : (
            course.title
          )}
        </Heading>
        <p className="course-card__subtitle type-note">{course.subtitle}</p>
      </header>
      <CourseFacts of={course} layout="line" />
      <ul className="course-card__features" role="list">
        {course.features.slice(0, featuresShown).map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="course-card__offer">
        <Price of={course} />
        <CardLink
          of={action ?? { ...course.enrol, emphasis: 'secondary' }}
          about={course.title}
          beside={course.href !== undefined}
        />
        {course.footer && <p className="course-card__footer">{course.footer}</p>}
      </div>
    </article>
  );
}
