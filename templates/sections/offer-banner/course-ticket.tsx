import type { Course } from '../../../schemas/planned.ts';
import { ActionButton } from '../../components/action/action.tsx';
import { Price } from '../../components/price/price.tsx';

/** The same ticket without the offer. */
export function CourseTicket({ course }: { course: Course }) {
  return (
    <div className="offer-banner">
      <div className="offer-banner__offer">
        <h2 className="offer-banner__title type-title-xl">{course.title}</h2>
        <p className="offer-banner__text">{course.subtitle}</p>
      </div>
      <div className="offer-banner__stub">
        <Price of={course} size="l" withNote />
        <ActionButton of={course.enrol} className="offer-banner__enrol" />
      </div>
    </div>
  );
}
