import type { TableProps } from '../../../schemas/types.ts';
import { HtmlText } from '../../components/html/html.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import './table.css';

/**
 * On phones each row of a wide table becomes a card, each cell preceded by its column name; two columns fit as they
 * are. Anything too wide scrolls in a frame, which takes the focus so that keys scroll it too.
 */
export function Table({ eyebrow, title, lede, caption, columns, rows }: TableProps) {
  return (
    <div className={columns.length > 2 ? 'table table--cards' : 'table'}>
      <SectionHeading eyebrow={eyebrow} title={title} lede={lede} />
      <section className="table__frame" aria-label={caption} tabIndex={0}>
        <table className="table__table">
          <caption className="table__caption">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th className="table__column" scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.cells.map((cell) => cell.html).join('|')} cells={row.cells} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Row({ cells: [name, ...cells], columns }: TableProps['rows'][number] & Pick<TableProps, 'columns'>) {
  return (
    <tr className="table__row">
      {name && <HtmlText of={name} as="th" scope="row" className="table__name type-strong" />}
      {cells.map((cell, index) => (
        <td key={columns[index + 1]} className="table__cell">
          <span className="table__label">{columns[index + 1]}</span> <HtmlText of={cell} as="span" />
        </td>
      ))}
    </tr>
  );
}
