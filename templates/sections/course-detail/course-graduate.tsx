import type { CourseDetailProps } from '../../../schemas/types.ts';
import { InitialsAvatar } from '../../components/initials-avatar/initials-avatar.tsx';
import './course-graduate.css';

/** One graduate's words next to the price: about this course or, if there are none, another one for the same exam. */
export function CourseGraduate({ course, graduate }: CourseDetailProps) {
  const [story] = course.stories;
  if (!graduate || !story) return null;
  const isOwn = story.course.id === course.id;
  return (
    <figure className="course-graduate">
      <p className="course-graduate__label type-eyebrow">{isOwn ? graduate.ofCourse : graduate.ofExam}</p>
      <blockquote className="course-graduate__quote">
        <p>{story.quote}</p>
      </blockquote>
      <figcaption className="course-graduate__person">
        <InitialsAvatar initials={story.initials} picture={story.avatar} />
        <div>
          <p className="course-graduate__name type-strong">{story.name}</p>
          <ul className="course-graduate__facts" role="list">
            <li>{story.location}</li>
            {!isOwn && <li>{story.course.title}</li>}
            <li>{story.year}</li>
          </ul>
        </div>
      </figcaption>
    </figure>
  );
}
