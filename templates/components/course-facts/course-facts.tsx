import type { Course } from '../../../schemas/planned.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './course-facts.css';

/**
 * Length, place (if known), students and rating of a course. `list`: each with its label; `line`: short, with icons.
 */
export function CourseFacts({ of: course, layout }: { of: Course; layout: 'line' | 'list' }) {
  const { labels } = course;
  const facts = [
    { icon: 'clock', label: labels.duration, value: course.duration },
    { icon: 'map-pin', label: labels.location, value: course.location },
    { icon: 'users', label: labels.students, value: course.students },
    { icon: 'star', label: labels.rating, value: course.rating },
  ];
  return (
    <dl className={`course-facts course-facts--${layout}`}>
      {facts.map(
        ({ icon, label, value }) =>
          value && (
            <div key={label} className="course-facts__fact">
              <dt className="course-facts__label">
                <Icon name={icon} />
                {layout === 'line' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
              </dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
