import type { Course } from '../../../schemas/planned.ts';
import { ActionButton } from '../../components/action/action.tsx';
import { CourseFacts } from '../../components/course-facts/course-facts.tsx';
import { Price } from '../../components/price/price.tsx';
import '../../components/card/card.css';
import './route-course.css';

type Props = { of: Course; title: string; about: string };

/** The recommended course, as a ticket next to the plan. */
export function RouteCourse({ of: course, title, about }: Props) {
  return (
    <aside className="route-course card-frame card-frame--raised" aria-labelledby="_route-course">
      <p className="route-course__eyebrow type-eyebrow">{title}</p>
      <h2 className="route-course__title type-label-l" id="_route-course">
        {course.title}
      </h2>
      <p className="route-course__subtitle">{course.subtitle}</p>
      <CourseFacts of={course} layout="line" />
      <Price of={course} />
      <div className="route-course__actions screen-only">
        <ActionButton of={course.enrol} />
        {course.href && (
          <ActionButton
            of={{ kind: 'link', label: about, emphasis: 'quiet', href: course.href, external: false }}
          />
        )}
      </div>
    </aside>
  );
}
