import type { Query } from '../../../kinds/planned.ts';
import type { Source } from '../../model/source.ts';
import { isLook } from './is-look.ts';
import type { FileQuery } from './look-into-file.ts';

/**
 * Questions by number, and what is known about their answers besides the answers themselves: columns with a row for
 * each question, and lists in one long column. A large site asks millions of questions: as objects they would fill the
 * memory.
 */
export type AnswerTable = {
  rows: number;
  /** The file that the question is about, or its position in `others`. */
  subject: Uint32Array;
  /** For a question about a file, its position in `asked`; otherwise the kind of question. */
  kind: Uint32Array;
  /** The rounds in which the answer changed, was computed, and was found to be valid; 0: never. */
  changed: Uint32Array;
  worked: Uint32Array;
  judged: Uint32Array;
  /** The dependencies of the answer: where their list begins in `listed`, and its length. */
  listAt: Uint32Array;
  listLength: Uint32Array;
  /** Row numbers, one list after the other. */
  listed: Uint32Array;
  listedEnd: number;
  /** For a question about a file: the file as it was. */
  source: (Source | undefined)[];
  files: Numbering;
  asked: QueryWithoutFile[];
  /** Positions in `asked`: those of values by their paths. */
  paths: Map<string, number>;
  wanted: Map<string, number>;
  /** For each of `asked`: the rows by file. */
  rowsByFile: Map<number, number>[];
  /** All other questions, as JSON, with their rows, and digests of their answers: empty if none was made. */
  others: string[];
  otherRows: Map<string, number>;
  digests: string[];
};

type WithoutFile<T> = T extends FileQuery ? Omit<T, 'file'> : never;

/** A question about a file, without the file's name. */
export type QueryWithoutFile = WithoutFile<FileQuery>;

/** Texts in order of appearance, each once. */
type Numbering = { all: string[]; numbers: Map<string, number> };

/** Kinds of questions that are not about one file. */
const [look, made] = [0xffffffff, 0xfffffffe];

const rowColumns = ['subject', 'kind', 'changed', 'worked', 'judged', 'listAt', 'listLength'] as const;

export function createAnswerTable(): AnswerTable {
  const column = () => new Uint32Array(256);
  return {
    rows: 0,
    subject: column(),
    kind: column(),
    changed: column(),
    worked: column(),
    judged: column(),
    listAt: column(),
    listLength: column(),
    listed: column(),
    listedEnd: 0,
    source: [],
    files: { all: [], numbers: new Map() },
    asked: [],
    paths: new Map(),
    wanted: new Map(),
    rowsByFile: [],
    others: [],
    otherRows: new Map(),
    digests: [],
  };
}

/** The row of a question; a new one if it was never asked. */
export function rowOf(table: AnswerTable, query: Query): number {
  return 'file' in query
    ? rowOfFile(table, query)
    : rowOfOther(table, JSON.stringify(query), isLook(query) ? look : made);
}

/** `written`: a question as JSON that is known neither to be about a file nor to look at the site. */
export function rowOfMade(table: AnswerTable, written: string): number {
  return rowOfOther(table, written, made);
}

function rowOfFile(table: AnswerTable, query: FileQuery): number {
  const file = numberIn(table.files, query.file);
  const asked = placeOfAsked(table, query);
  const rows = table.rowsByFile[asked];
  const known = rows?.get(file);
  if (known !== undefined) return known;
  const row = addRow(table, file, asked);
  rows?.set(file, row);
  return row;
}

function rowOfOther(table: AnswerTable, written: string, kind: number): number {
  const known = table.otherRows.get(written);
  if (known !== undefined) return known;
  const row = addRow(table, table.others.push(written) - 1, kind);
  table.digests.push('');
  table.otherRows.set(written, row);
  return row;
}

function numberIn({ all, numbers }: Numbering, text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  const number = all.push(text) - 1;
  numbers.set(text, number);
  return number;
}

function placeOfAsked(table: AnswerTable, query: FileQuery): number {
  const known = query.ask === 'value' ? table.paths : table.wanted;
  const key = query.ask === 'value' ? query.path.join('\0') : JSON.stringify({ ...query, file: undefined });
  const found = known.get(key);
  if (found !== undefined) return found;
  const { file: _file, ...asked } = query;
  const place = table.asked.push(asked) - 1;
  table.rowsByFile.push(new Map());
  known.set(key, place);
  return place;
}

function addRow(table: AnswerTable, subject: number, kind: number): number {
  const row = table.rows;
  if (row === table.kind.length) for (const name of rowColumns) table[name] = longer(table[name]);
  table.subject[row] = subject;
  table.kind[row] = kind;
  table.source.push(undefined);
  table.rows += 1;
  return row;
}

function longer(column: Uint32Array): Uint32Array {
  const grown = new Uint32Array(column.length * 2);
  grown.set(column);
  return grown;
}

export function isAboutFile({ kind }: AnswerTable, row: number): boolean {
  return numberAt(kind, row) < made;
}

export function looksAtSite({ kind }: AnswerTable, row: number): boolean {
  return kind[row] === look;
}

/** The name of the file that a question is about. */
export function fileOfRow({ subject, files }: AnswerTable, row: number): string {
  return files.all[numberAt(subject, row)] ?? '';
}

export function queryOf(table: AnswerTable, row: number): Query {
  return isAboutFile(table, row) ? fileQueryOf(table, row) : JSON.parse(writtenOf(table, row));
}

/** The question of a row that is about a file. */
export function fileQueryOf(table: AnswerTable, row: number): FileQuery {
  const asked = table.asked[numberAt(table.kind, row)];
  if (!asked) throw new Error(`question ${row} is about no file`);
  return { ...asked, file: fileOfRow(table, row) };
}

/** As JSON, for a question that is not about a file. */
export function writtenOf({ subject, others }: AnswerTable, row: number): string {
  return others[numberAt(subject, row)] ?? '';
}

/** For a question that is not about a file. Empty if no digest was made of the answer. */
export function digestOfRow({ subject, digests }: AnswerTable, row: number): string {
  return digests[numberAt(subject, row)] ?? '';
}

export function setDigest({ subject, digests }: AnswerTable, row: number, digest: string): void {
  digests[numberAt(subject, row)] = digest;
}

/** A range of numbers in `listed`. */
export type List = { at: number; length: number };

export function listOfRow({ listAt, listLength }: AnswerTable, row: number): List {
  return { at: numberAt(listAt, row), length: numberAt(listLength, row) };
}

export function setParts(table: AnswerTable, row: number, parts: readonly number[]): void {
  const { at, length } = addList(table, parts, listOfRow(table, row));
  table.listAt[row] = at;
  table.listLength[row] = length;
}

/** `before`: the list that it replaces, which is kept if it is equal. */
export function addList(
  table: AnswerTable,
  numbers: readonly number[],
  before: List = { at: 0, length: 0 },
): List {
  const { length } = numbers;
  if (
    length === before.length &&
    numbers.every((number, index) => table.listed[before.at + index] === number)
  )
    return before;
  const at = table.listedEnd;
  while (at + length > table.listed.length) table.listed = longer(table.listed);
  table.listed.set(numbers, at);
  table.listedEnd += length;
  return { at, length };
}

/** Whether a condition holds for all numbers of a list. */
export function everyOf(
  { listed }: AnswerTable,
  { at, length }: List,
  isTrue: (row: number) => boolean,
): boolean {
  for (let index = at; index < at + length; index += 1) if (!isTrue(numberAt(listed, index))) return false;
  return true;
}

/** As if it had never been asked. */
export function forgetRow(table: AnswerTable, row: number): void {
  for (const column of [table.changed, table.worked, table.judged, table.listLength]) column[row] = 0;
  table.source[row] = undefined;
  if (!isAboutFile(table, row)) setDigest(table, row, '');
}

/** The rows of questions that have an answer, by what they ask; not of those about a file. */
export function rowsAsking(table: AnswerTable, asks: ReadonlySet<Query['ask']>): number[] {
  const begins = [...asks].map((ask) => `{"ask":"${ask}"`);
  const found: number[] = [];
  for (let row = 0; row < table.rows; row += 1) {
    if (table.worked[row] === 0 || isAboutFile(table, row)) continue;
    const written = writtenOf(table, row);
    if (begins.some((begin) => written.startsWith(begin))) found.push(row);
  }
  return found;
}

/** For an existing row. */
export function numberAt(column: Uint32Array, row: number): number {
  return column[row] ?? 0;
}

export function numbersIn({ listed }: AnswerTable, { at, length }: List): number[] {
  return [...listed.subarray(at, at + length)];
}

/** The rows that have an answer, by what they ask. */
export type RowsInOrder = {
  ofFiles: number[];
  looks: number[];
  /** Each after its dependencies. */
  made: number[];
};

export function rowsInOrder(table: AnswerTable): RowsInOrder {
  const order: RowsInOrder = { ofFiles: [], looks: [], made: [] };
  const isKnown = new Uint8Array(table.rows);
  const enter = (row: number): void => {
    if (isKnown[row] === 1 || table.worked[row] === 0) return;
    isKnown[row] = 1;
    if (isAboutFile(table, row)) order.ofFiles.push(row);
    else if (looksAtSite(table, row)) order.looks.push(row);
    else {
      for (const part of numbersIn(table, listOfRow(table, row))) enter(part);
      order.made.push(row);
    }
  };
  for (let row = 0; row < table.rows; row += 1) enter(row);
  return order;
}
