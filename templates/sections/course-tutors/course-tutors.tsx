import type { CourseTutorsProps } from '../../../schemas/types.ts';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { TutorCards } from '../../components/tutor-cards/tutor-cards.tsx';

/** The tutors of the page's course; renders nothing if no tutor names it. */
export function CourseTutors({ course, eyebrow, title, lede, labels }: CourseTutorsProps) {
  if (course.tutors.length === 0) return null;
  return (
    <div className="course-tutors">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      <TutorCards of={course.tutors} labels={labels} />
    </div>
  );
}
