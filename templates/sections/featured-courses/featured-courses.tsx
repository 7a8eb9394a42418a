import type { FeaturedCoursesProps } from '../../../schemas/types.ts';
import { ActionList } from '../../components/action/action.tsx';
import { CourseCard } from '../../components/course-card/course-card.tsx';
import { CourseGrid } from '../../components/course-grid/course-grid.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import './featured-courses.css';

export function FeaturedCourses({ eyebrow, title, lede, items, actions }: FeaturedCoursesProps) {
  return (
    <div className="featured-courses">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      <CourseGrid>
        {items.map(({ course, action }) => (
          <li key={course.id}>
            <CourseCard of={course} action={action} />
          </li>
        ))}
      </CourseGrid>
      <ActionList of={actions} className="featured-courses__actions" />
    </div>
  );
}
