import type { CourseCardsProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { CourseCard } from '../../components/course-card/course-card.tsx';
import { CourseGrid } from '../../components/course-grid/course-grid.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import './course-cards.css';

export function CourseCards({ eyebrow, title, lede, courses, actions }: CourseCardsProps) {
  return (
    <div className="course-cards">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      <CourseGrid>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard of={course} />
          </li>
        ))}
      </CourseGrid>
      <ActionList of={actions} className="course-cards__actions" />
    </div>
  );
}
