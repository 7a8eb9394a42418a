import type { Course } from '../../../schemas/planned.ts';
import './course-name.css';

/** The head of a column or a card, linked to the course. */
export function CourseName({ course, as: Name = 'span' }: { course: Course; as?: 'span' | 'h3' }) {
  return (
    <>
      <Name className="comparison__heading">
        <a className="comparison__name" href={course.href ?? course.checkoutHref}>
          {course.title}
        </a>
      </Name>
      {course.badge && <span className="comparison__badge">{course.badge}</span>}
    </>
  );
}
