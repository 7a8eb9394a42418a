import type { ComparisonProps } from '../../../schemas/types.ts';
import { HtmlText } from '../../components/html/html.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import './comparison.css';
import { ComparisonCard } from './comparison-card.tsx';
import { ComparisonRow } from './comparison-row.tsx';
import { CourseName } from './course-name.tsx';

/** Courses side by side, or each as a card if the table has no room. Overflow scrolls inside the frame. */
export function Comparison(props: ComparisonProps) {
  const { eyebrow, title, lede, caption, featureLabel, courses, rows, note } = props;
  return (
    <div className="comparison">
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      <section className="comparison__frame" aria-label={caption} tabIndex={0}>
        <table className="comparison__table">
          <caption className="comparison__caption">{caption}</caption>
          <thead>
            <tr>
              <th className="comparison__corner" scope="col">
                {featureLabel}
              </th>
              {courses.map((course) => (
                <th key={course.id} className="comparison__course" scope="col">
                  <CourseName course={course} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ComparisonRow key={row.label} row={row} of={props} />
            ))}
          </tbody>
        </table>
      </section>
      <ul className="comparison__cards" aria-label={caption}>
        {courses.map((course, index) => (
          <ComparisonCard key={course.id} course={course} index={index} of={props} />
        ))}
      </ul>
      {note && <HtmlText of={note} className="comparison__note type-note" />}
    </div>
  );
}
