import type { CourseChooserProps } from '../../../schemas/types.ts';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Island } from '../../components/island/island.tsx';
import './course-chooser.css';

/** Goes to the checkout that the address names; the list is for browsers without a script. */
export function CourseChooser({ title, text, default: standard, courses, fallback }: CourseChooserProps) {
  const choices = courses.map(({ id, checkoutHref }) => ({ id, href: checkoutHref }));
  return (
    <div className="course-chooser">
      <Island
        of="course-chooser"
        when="load"
        props={{ courses: choices, default: standard, fallback: fallback.href }}
      >
        <h1 className="course-chooser__title type-display">{title}</h1>
        <HtmlText of={text} className="course-chooser__text" />
        <ul className="course-chooser__courses" role="list">
          {courses.map((course) => (
            <li key={course.id}>
              <a className="course-chooser__course" href={course.checkoutHref}>
                <span className="course-chooser__name">{course.title}</span>
                <span className="course-chooser__price">{course.price.text}</span>
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </Island>
    </div>
  );
}
