import type { Report } from '../../diagnostics/diagnostic.ts';
import type { JudgedSite } from '../judged.ts';
import { fields, list } from '../read-fields.ts';
import { comparisonRow } from './messages.generated.ts';
import { comparisonCells } from './messages.ts';

const ways = ['field', 'includedIn', 'cells'];

/**
 * Each row of a comparison takes its content from exactly one source; a row with written texts has one for each course.
 */
export function checkComparisons({ sections }: JudgedSite, report: Report): void {
  for (const { page, at: section, value } of sections('comparison')) {
    const { ids } = fields(value.courses);
    for (const [number, row] of list(value.rows).map(fields).entries()) {
      const at = [...section, 'rows', number];
      if (ways.filter((way) => row[way] !== undefined).length !== 1) report(comparisonRow(page.place(at)));
      const [courses, cells] = [list(ids).length, list(row.cells).length];
      if (ids !== undefined && row.cells !== undefined && courses !== cells)
        report(comparisonCells(page.place([...at, 'cells']), cells, courses));
    }
  }
}
