import { listOf } from '../../../diagnostics/fields.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Span } from '../../model/source.ts';
import { itemSchema } from '../../schema/part-schema.ts';
import type { ResolvedSchema } from '../../schema/resolve-schema.ts';
import type { Part } from '../layers/part.ts';
import type { TableCell } from './parse-csv.ts';

type CellOptions = { schemas: SchemaSet; delimiter: string };

/**
 * The value of a cell, which is a text in the file: a number, true or false, or a list separated by `|` if that is what
 * the schema wants. Anything else stays a text, for the check to explain. Undefined for an empty cell.
 */
export function cellPart(cell: TableCell, schema: ResolvedSchema, options: CellOptions): Part | undefined {
  const { text, start, end } = cell;
  if (text.trim() === '') return undefined;
  if (!typesOf(schema).includes('array'))
    return { value: typedValue(text, schema, options), span: { kind: 'scalar', start, end, text } };
  const items = itemsIn(cell).map((item) => cellPart(item, itemSchema(schema, options.schemas), options));
  const parts = items.filter((item) => item !== undefined);
  const spans = parts.map(({ span }): Span => span);
  return { value: parts.map(({ value }) => value), span: { kind: 'list', start, end, items: spans } };
}

function typedValue(text: string, schema: ResolvedSchema, { delimiter }: CellOptions): unknown {
  const types = typesOf(schema);
  const written = text.trim();
  const number = delimiter === ';' ? written.replace(/^(-?\d+),(\d{1,2})$/, '$1.$2') : written;
  if ((types.includes('number') || types.includes('integer')) && isNumber.test(number)) return Number(number);
  // Spreadsheets write these in capitals.
  if (types.includes('boolean') && /^(?:true|false)$/i.test(written)) return /^true$/i.test(written);
  return text;
}

/** Spreadsheets in countries that separate cells by semicolons write 12,50; 1,234 might be a thousand. */
const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

function typesOf({ schema: { type } }: ResolvedSchema): readonly unknown[] {
  return Array.isArray(type) ? listOf(type) : [type];
}

function itemsIn({ text, start }: TableCell): TableCell[] {
  let at = start;
  return text.split('|').map((written) => {
    const lead = written.length - written.trimStart().length;
    const item = written.trim();
    const cell = { text: item, start: at + lead, end: at + lead + item.length };
    at += written.length + 1;
    return cell;
  });
}
