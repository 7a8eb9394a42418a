import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { dataCellsUneven, dataColumnMissing, dataColumnUnknown } from '../../../diagnostics/messages/data.ts';
import { dataCellEmpty, dataColumnTwice } from '../../../diagnostics/messages.generated.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { SourceText } from '../../model/source.ts';
import { partSchema, wholeSchema } from '../../schema/part-schema.ts';
import type { ResolvedSchema } from '../../schema/resolve-schema.ts';
import { placeAt } from '../../source/place-at.ts';
import type { GroupPart } from '../layers/part.ts';
import { assemble, type ValuePiece } from './assemble.ts';
import { cellPart } from './cell-part.ts';
import type { DataEntry } from './data-entries-in.ts';
import type { TableCell } from './parse-csv.ts';

/** `word`: of the kind. `id`: the column with the ids. `isWhole`: nothing else adds fields, as a branch’s files do. */
export type RowsOptions = {
  word: string;
  id: string;
  schemas: SchemaSet;
  isWhole: boolean;
  delimiter: string;
};

/** `schema`: absent if there is no such field. */
type TableColumn = { name: string; path: string[]; at: number; schema?: ResolvedSchema };

/**
 * The entries of a table: a column per field, `picture.src` for a field within a group. A mistake in the header is one
 * message, not one a row.
 */
export function rowsOf(
  [header = [], ...rows]: readonly TableCell[][],
  text: SourceText,
  options: RowsOptions,
  report: Report,
): DataEntry[] {
  const columns = header.map((cell) => columnOf(cell, options));
  const missing = checkHeader(columns, text, options, report);
  const filled = rows.filter((row) => row.some((cell) => cell.text.trim() !== ''));
  return filled.map((row) => {
    const isEven = row.length === columns.length;
    if (!isEven) reportUneven(row, columns, text, report);
    // Only the id of an uneven row is likely to be in its own column.
    const entry = rowOf(row, isEven ? columns : columns.map(withoutField), options);
    const lost = requiredIn(options).filter((name) => !Object.hasOwn(entry.value, name));
    for (const name of isEven ? lost.filter((one) => !missing.includes(one)) : []) {
      const index = columns.findIndex(({ path: [first] }) => first === name);
      report(dataCellEmpty(placeAt(text, row[index]?.start ?? entry.span.start), { column: name }));
    }
    // The check needn’t miss them again.
    return isEven && lost.length === 0 ? entry : { ...entry, span: { ...entry.span, lost }, isPart: true };
  });
}

function withoutField({ name, path, at }: TableColumn): TableColumn {
  return { name, path, at };
}

function columnOf({ text, start }: TableCell, { word, schemas }: RowsOptions): TableColumn {
  const name = text.trim();
  const path = name.split('.');
  const whole = wholeSchema(word, schemas);
  const isField = Object.hasOwn(fieldsOf(whole.schema.properties), path[0] ?? '');
  const schema = path.reduce((around, key) => partSchema(around, undefined, key, schemas), whole);
  return { name, path, at: start, ...(isField && { schema }) };
}

/** The fields that a row can’t have, since there is no column for them. */
function checkHeader(
  columns: readonly TableColumn[],
  text: SourceText,
  options: RowsOptions,
  report: Report,
): string[] {
  reportTwins(columns, text, report);
  const strange = columns.filter(({ name, schema }) => !schema && name !== options.id);
  const missing = [...new Set([options.id, ...requiredIn(options)])].filter(
    (name) => !columns.some(({ name: whole, path: [first] }) => whole === name || first === name),
  );
  const meant = new Set<TableColumn>();
  for (const name of missing) {
    const column = strange.find((one) => !meant.has(one) && nearest(one.name, [name]) === name);
    if (column) meant.add(column);
    const { at } = column ?? columns[0] ?? { at: 0 };
    report(dataColumnMissing(placeAt(text, at), name, column?.name));
  }
  const fields = Object.keys(fieldsOf(wholeSchema(options.word, options.schemas).schema.properties));
  const known = fields.filter((field) => !columns.some(({ path: [first] }) => first === field));
  for (const column of strange.filter((one) => !meant.has(one))) {
    const { name, at } = column;
    report(dataColumnUnknown(placeAt(text, at), name, { meant: nearest(name, known), known: fields }));
  }
  return missing;
}

function reportTwins(columns: readonly TableColumn[], text: SourceText, report: Report): void {
  for (const [index, { name, at, schema }] of columns.entries()) {
    const first = columns.findIndex((column) => column.name === name);
    if (schema && first < index) report(dataColumnTwice(placeAt(text, at), { column: name }));
  }
}

function requiredIn({ word, schemas, isWhole }: RowsOptions): string[] {
  return isWhole ? listOf(wholeSchema(word, schemas).schema.required).map(String) : [];
}

function reportUneven(
  row: readonly TableCell[],
  columns: readonly TableColumn[],
  text: SourceText,
  report: Report,
): void {
  const cell = row[columns.length] ?? row.at(-1);
  report(dataCellsUneven(placeAt(text, cell?.start ?? 0), { cells: row.length, columns: columns.length }));
}

function rowOf(row: readonly TableCell[], columns: readonly TableColumn[], options: RowsOptions): DataEntry {
  const pieces = columns.flatMap(({ path, schema }, index): ValuePiece[] => {
    const cell = row[index];
    const part = cell && schema && cellPart(cell, schema, options);
    return part ? [{ path, extent: part.span, part }] : [];
  });
  const extent = { start: row[0]?.start ?? 0, end: row.at(-1)?.end ?? 0 };
  const { value, span } = assemble([{ path: [], extent }, ...pieces]);
  const id = row[columns.findIndex(({ name }) => name === options.id)];
  const fields = span.kind === 'group' ? span.fields : {};
  const group: GroupPart = { value: fieldsOf(value), span: { ...extent, kind: 'group', fields } };
  return { ...group, ...(id && id.text.trim() !== '' && { id: { text: id.text.trim(), at: id.start } }) };
}
