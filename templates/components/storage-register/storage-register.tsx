import type { StorageRegisterProps } from '../../../schemas/types.ts';
import { HtmlText } from '../html/html.tsx';

/** The data that the website stores in visitors' browsers: a table like those that an editor writes. */
export function StorageRegister({ storage }: StorageRegisterProps) {
  if (!storage) return null;
  const { caption, nothing, rows, ...heads } = storage;
  if (rows.length === 0) return <p>{nothing}</p>;
  const columns = [heads.name, heads.where, heads.holds, heads.purpose, heads.period];
  return (
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, where, holds, purpose, period }) => (
            <tr key={key}>
              <HtmlText of={name} as="th" scope="row" />
              <td>{where}</td>
              <td>{holds}</td>
              <td>{purpose}</td>
              <td>{period}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
