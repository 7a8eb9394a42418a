import type { ComparisonProps } from '../../../schemas/types.ts';
import { HtmlText } from '../../components/html/html.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import './comparison.css';
import { ComparisonRow } from './comparison-row.tsx';

/** Courses side by side. What doesn't fit scrolls inside the frame, with the first column in its place. */
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
                  <CourseName href={course.href ?? course.checkoutHref} title={course.title} />
                  {course.badge && <span className="comparison__badge">{course.badge}</span>}
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
      {note && <HtmlText of={note} className="comparison__note" />}
    </div>
  );
}

function CourseName({ href, title }: { href: string; title: string }) {
  return (
    <a className="comparison__name" href={href}>
      {title}
    </a>
  );
}
