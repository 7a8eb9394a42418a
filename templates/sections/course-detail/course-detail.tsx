import type { CourseDetailProps } from '../../../schemas/types.ts';
import { CourseFacts } from '../../components/course-facts/course-facts.tsx';
import { PictureView } from '../../components/picture/picture.tsx';
import '../../components/card/card-picture.css';
import './course-detail.css';
import { CourseGraduate } from './course-graduate.tsx';
import { CourseOffer } from './course-offer.tsx';
import { CourseStory } from './course-story.tsx';

/** The head and the story of a course, with its offer alongside; on a phone the offer comes right after the head. */
export function CourseDetail(props: CourseDetailProps) {
  const { course } = props;
  return (
    <div className="course-detail">
      <header className="course-detail__head">
        {course.badge && <p className="course-detail__badge type-eyebrow">{course.badge}</p>}
        <h1 className="course-detail__title type-display">{course.title}</h1>
        <p className="course-detail__subtitle">{course.subtitle}</p>
      </header>
      <CourseOffer {...props} />
      <div className="course-detail__facts">
        <CourseFacts of={course} layout="line" />
      </div>
      <CourseGraduate {...props} />
      <div className="course-detail__art">
        <PictureView of={course.picture} className="course-detail__picture card-picture" />
      </div>
      <CourseStory {...props} />
    </div>
  );
}
