import type { RelatedCoursesProps } from '../../../schemas/types.ts';
import { CourseCard } from '../../components/course-card/course-card.tsx';
import { CourseGrid } from '../../components/course-grid/course-grid.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';

export function RelatedCourses({ course, eyebrow, title, lede }: RelatedCoursesProps) {
  if (course.related.length === 0) return null;
  return (
    <div className="related-courses screen-only">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      <CourseGrid>
        {course.related.map((other) => (
          <li key={other.id}>
            <CourseCard of={other} />
          </li>
        ))}
      </CourseGrid>
    </div>
  );
}
