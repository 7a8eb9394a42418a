import type { ComparisonProps } from '../../../schemas/types.ts';
import { ComparisonCell } from './comparison-cell.tsx';

type TableRow = ComparisonProps['rows'][number];

/** One compared property, with each course's value. */
export function ComparisonRow({ row, of }: { row: TableRow; of: ComparisonProps }) {
  return (
    <tr className={row.field === 'price' ? 'comparison__row comparison__row--price' : 'comparison__row'}>
      <th className="comparison__label" scope="row">
        {row.label}
      </th>
      {of.courses.map((course, index) => (
        <td key={course.id} className="comparison__cell">
          <ComparisonCell row={row} course={course} index={index} of={of} />
        </td>
      ))}
    </tr>
  );
}
