import type { ReactNode } from 'react';
import type { Course } from '../../../schemas/planned.ts';
import type { ComparisonProps } from '../../../schemas/types.ts';
import { HtmlText } from '../../components/html/html.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import './comparison-cell.css';

type TableRow = ComparisonProps['rows'][number];
type CellProps = { row: TableRow; course: Course; index: number; of: ComparisonProps };

/** One course's value in one row. */
export function ComparisonCell({ row, course, index, of }: CellProps): ReactNode {
  const text = row.cells?.[index];
  if (text) return <HtmlText of={text} as="span" />;
  if (row.includedIn)
    return <Sign included={row.includedIn.some(({ id }) => id === course.id)} yes={of.yes} no={of.no} />;
  const value = row.field && readField[row.field](course);
  return value ?? <Sign included={false} yes={of.yes} no={of.no} />;
}

const readField: Readonly<Record<NonNullable<TableRow['field']>, (course: Course) => ReactNode>> = {
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
