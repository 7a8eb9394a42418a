import type { ReactNode } from 'react';
import type { Course } from '../../../schemas/planned.ts';
import type { ComparisonProps } from '../../../schemas/types.ts';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';

type Row = ComparisonProps['rows'][number];

/** One thing that is compared, with what each course has to say about it. */
export function ComparisonRow({ row, of }: { row: Row; of: ComparisonProps }) {
  return (
    <tr className={row.field === 'price' ? 'comparison__row comparison__row--price' : 'comparison__row'}>
      <th className="comparison__label" scope="row">
        {row.label}
      </th>
      {of.courses.map((course, index) => (
        <td key={course.id} className="comparison__cell">
          <Cell row={row} course={course} index={index} of={of} />
        </td>
      ))}
    </tr>
  );
}

type CellProps = { row: Row; course: Course; index: number; of: ComparisonProps };

function Cell({ row, course, index, of }: CellProps): ReactNode {
  const text = row.cells?.[index];
  if (text) return <HtmlText of={text} as="span" />;
  if (row.includedIn)
    return <Sign included={row.includedIn.some(({ id }) => id === course.id)} yes={of.yes} no={of.no} />;
  const value = row.field && readField[row.field](course);
  return value ?? <Sign included={false} yes={of.yes} no={of.no} />;
}

const readField: Readonly<Record<NonNullable<Row['field']>, (course: Course) => ReactNode>> = {
  price: (course) => course.price.text,
  originalPrice: (course) => course.originalPriceNote,
  saving: (course) => course.saving?.text,
  instalment: (course) => course.instalment?.text,
  duration: (course) => course.duration,
  location: (course) => course.location,
  students: (course) => course.students,
  rating: (course) => course.rating,
};

function Sign({ included, yes, no }: { included: boolean; yes: string; no: string }) {
  return (
    <span className={included ? 'comparison__sign comparison__sign--yes' : 'comparison__sign'}>
      <Icon name={included ? 'check' : 'minus'} />
      <VisuallyHidden>{included ? yes : no}</VisuallyHidden>
    </span>
  );
}
