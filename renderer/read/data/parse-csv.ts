/** The only file that uses csv-parse, which gives the texts of cells but not where they are. */
import { CsvError, parse } from 'csv-parse/sync';
import type { Extent } from '../../model/source.ts';

/** `text`: without quotes. Its extent is within the quotes, if there are any. */
export type TableCell = Extent & { text: string };

/** Neither `\r\n` nor `\n` is guessed from the first line: files put together from several have both. */
const lineBreaks = ['\r\n', '\n', '\r'];

const delimiters = [',', ';', '\t'] as const;

export type CsvFault = { offset: number; fault: 'open' | 'misplaced' };

/**
 * The cells of each line, the header first; empty lines are left out. A spreadsheet separates cells by commas,
 * semicolons or tabs, depending on the country that the computer is set to: the header says which.
 */
export function parseCsv(text: string): { rows: TableCell[][]; delimiter: string } | CsvFault {
  const delimiter = delimiterOf(text);
  try {
    const options = { delimiter, relax_column_count: true, skip_empty_lines: true };
    const rows = parse(text, { ...options, record_delimiter: lineBreaks });
    return { rows: placeCells(text, rows), delimiter };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return faultOf(error, text);
  }
}

function delimiterOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1);
  const plain = header.replace(/"[^"]*"/g, '');
  const count = (one: string) => plain.split(one).length;
  return [...delimiters].sort((one, other) => count(other) - count(one))[0] ?? ',';
}

/** A cell is written either as its text, or in quotes with each quote doubled: so its text says how long it is. */
function placeCells(text: string, rows: readonly (readonly string[])[]): TableCell[][] {
  let at = 0;
  return rows.map((row) => {
    while (text[at] === '\n' || text[at] === '\r') at += 1;
    return row.map((cell) => {
      const isQuoted = text[at] === '"';
      const start = isQuoted ? at + 1 : at;
      const end = start + cell.length + (isQuoted ? cell.split('"').length - 1 : 0);
      at = end + (isQuoted ? 2 : 1);
      return { text: cell, start, end };
    });
  });
}

/** csv-parse counts bytes, up to the start of a row or to the delimiter before a cell: the quote is in that cell. */
function faultOf({ code, bytes, index }: CsvError, text: string): CsvFault {
  const before = Number(bytes) + (Number(index) > 0 ? 1 : 0);
  const start = Buffer.from(text).subarray(0, before).toString().length;
  const offset = Math.max(start, text.indexOf('"', start));
  return { offset, fault: code === 'CSV_QUOTE_NOT_CLOSED' ? 'open' : 'misplaced' };
}
