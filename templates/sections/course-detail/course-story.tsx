import type { ReactNode } from 'react';
import type { CourseDetailProps } from '../../../schemas/types.ts';
import { BodyView } from '../../components/body/body.tsx';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import './course-story.css';

/** The course's description, audience, contents and dates. A part that the editor left out has no heading. */
export function CourseStory(props: CourseDetailProps) {
  const { course } = props;
  return (
    <div className="course-story">
      {course.about && (
        <Part title={props.aboutTitle}>
          <BodyView of={course.about} className="course-story__about" />
        </Part>
      )}
      {course.audience.length > 0 && (
        <Part title={props.audienceTitle}>
          <ul className="course-story__audience" role="list">
            {course.audience.map((line) => (
              <li key={line.html}>
                <Icon name="user-check" />
                <HtmlText of={line} as="span" />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Curriculum {...props} />
      <Part title={course.labels.features} id="_included">
        <ul className="course-story__features" role="list">
          {course.features.map((feature) => (
            <li key={feature}>
              <Icon name="check" />
              {feature}
            </li>
          ))}
        </ul>
      </Part>
      <Dates {...props} />
    </div>
  );
}

function Curriculum({ course, curriculumTitle }: CourseDetailProps) {
  if (course.curriculum.length === 0) return null;
  return (
    <Part title={curriculumTitle}>
      <ol className="course-story__curriculum" role="list">
        {course.curriculum.map(({ title, text }) => (
          <li key={title} className="course-story__unit">
            <h3 className="course-story__unit-title type-label">{title}</h3>
            <HtmlText of={text} />
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Dates({ course, datesTitle }: CourseDetailProps) {
  if (course.dates.length === 0) return null;
  return (
    <Part title={datesTitle}>
      <dl className="course-story__dates">
        {course.dates.map(({ label, text }) => (
          <div key={label} className="course-story__date">
            <dt>{label}</dt>
            <HtmlText of={text} as="dd" />
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className="course-story__part" id={id}>
      <h2 className="course-story__title type-title-l">{title}</h2>
      {children}
    </section>
  );
}
