import type { Course } from '../../../schemas/planned.ts';
import type { ComparisonProps } from '../../../schemas/types.ts';
import { ActionButton } from '../../components/action/action.tsx';
import '../../components/card/card.css';
import './comparison-card.css';
import { ComparisonCell } from './comparison-cell.tsx';
import { CourseName } from './course-name.tsx';

type Props = { course: Course; index: number; of: ComparisonProps };

/** One course with everything compared, for screens too small for the table. */
export function ComparisonCard({ course, index, of }: Props) {
  return (
    <li className="comparison-card card-frame">
      <CourseName course={course} as="h3" />
      <dl className="comparison-card__rows">
        {of.rows.map((row) => (
          <div
            key={row.label}
            className={
              row.field === 'price'
                ? 'comparison-card__row comparison-card__row--price'
                : 'comparison-card__row'
            }
          >
            <dt className="comparison-card__label">{row.label}</dt>
            <dd className="comparison-card__value">
              <ComparisonCell row={row} course={course} index={index} of={of} />
            </dd>
          </div>
        ))}
      </dl>
      <ActionButton of={{ ...course.enrol, emphasis: 'secondary' }} className="comparison-card__action" />
    </li>
  );
}
