import type { Report } from '../../../diagnostics/diagnostic.ts';
import { comparisonCells, comparisonRow } from '../../../diagnostics/messages/check-structure.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

const ways = ['field', 'includedIn', 'cells'];

/** Each row of a comparison says in one way what the courses have; one that writes it out has a text for each course. */
export function checkComparisons(content: Content, report: Report): void {
  for (const { source, value } of content.collections.get('pages')?.values() ?? []) {
    for (const [index, item] of listOf(value.sections).entries()) {
      const section = fieldsOf(item);
      if (section.section !== 'comparison') continue;
      const { ids } = fieldsOf(section.courses);
      for (const [number, row] of listOf(section.rows).map(fieldsOf).entries()) {
        const at = ['sections', index, 'rows', number];
        if (ways.filter((way) => row[way] !== undefined).length !== 1)
          report(comparisonRow(locate(source, at)));
        const [courses, cells] = [listOf(ids).length, listOf(row.cells).length];
        if (ids !== undefined && row.cells !== undefined && courses !== cells)
          report(comparisonCells(locate(source, [...at, 'cells']), cells, courses));
      }
    }
  }
}
