import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { cellsOfRow, columnsOfTable, placeholderLost } from '../../../diagnostics/messages/check-lists.ts';
import { entryTwice } from '../../../diagnostics/messages.generated.ts';
import { exampleOf } from '../../schema/example-of.ts';
import { locate } from '../../source/locate.ts';
import type { Content, ValueVisit } from '../content.ts';

/** Rows have as many cells as their table has columns, no entry is listed twice, and a pattern keeps its values. */
export function checkLists({ visits }: Content, report: Report): void {
  for (const visit of visits) {
    checkRows(visit, report);
    checkTwice(visit, report);
    checkPattern(visit, report);
  }
}

function checkRows({ document, path, schema, value }: ValueVisit, report: Report): void {
  if (path.at(-1) !== 'rows' || fieldsOf(fieldsOf(schema.items).properties).cells === undefined) return;
  const table = path
    .slice(0, -1)
    .reduce<unknown>((group, key) => Reflect.get(Object(group), key), document.value);
  const columns = listOf(fieldsOf(table).columns).length;
  if (columns === 0) return;
  const widths = listOf(value).map((row) => listOf(fieldsOf(row).cells).length);
  const [width = columns, ...others] = widths;
  if (width !== columns && width > 0 && others.length > 0 && others.every((one) => one === width)) {
    const place = locate(document.source, [...path.slice(0, -1), 'columns']);
    report(columnsOfTable(place, { cells: width, columns }));
    return;
  }
  for (const [index, row] of listOf(value).entries()) {
    const { cells } = fieldsOf(row);
    if (!Array.isArray(cells) || cells.length === columns) continue;
    const place = locate(document.source, [...path, index, 'cells']);
    report(cellsOfRow(place, { cells: cells.length, columns }));
  }
}

/** For entries, which are shown once each. */
function checkTwice({ document, path, schema, value }: ValueVisit, report: Report): void {
  if (!Array.isArray(value)) return;
  const { means } = fieldsOf(schema.items);
  if (means !== 'reference' && means !== 'id' && path.at(-1) !== 'ids') return;
  for (const [index, id] of value.entries())
    if (typeof id === 'string' && value.indexOf(id) < index)
      report(entryTwice(locate(document.source, [...path, index]), { id }));
}

/** `Save {saving}`: if every example of the schema contains the value, a text without it has lost it. */
function checkPattern({ document, path, schema, value }: ValueVisit, report: Report): void {
  if (typeof value !== 'string' || value === '' || document.collection !== 'wording') return;
  const examples = listOf(schema.examples).map(String);
  for (const name of listOf(schema.placeholders).map((one) => `{${String(one)}}`)) {
    if (value.includes(name) || examples.length === 0 || !examples.every((one) => one.includes(name)))
      continue;
    report(placeholderLost(locate(document.source, path), name, exampleOf(schema)));
  }
}
