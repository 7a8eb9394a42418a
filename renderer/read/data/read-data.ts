/** Entries that come from one file in `data/`, or from the last answer of a program there. */

import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts';
import { isFields } from '../../../diagnostics/fields.ts';
import { limitMistakes } from '../../../diagnostics/limit-mistakes.ts';
import { dataUnreadable } from '../../../diagnostics/messages/data.ts';
import type { Kind } from '../../model/kinds.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Source, SourceText } from '../../model/source.ts';
import { wholeSchema } from '../../schema/part-schema.ts';
import { createSourceText } from '../../source/create-source-text.ts';
import { placeAt } from '../../source/place-at.ts';
import { type DataEntry, dataEntriesIn } from './data-entries-in.ts';
import { nameEntries } from './name-entries.ts';
import { rowsOf } from './rows-of.ts';

export type DataOptions = {
  kind: Kind & { data: NonNullable<Kind['data']> };
  schemas: SchemaSet;
  /** The folder in which the entries would be, such as `content/plays`. */
  folder: string;
  /** Nothing else adds fields to the entries, as the files of a branch do. */
  isWhole: boolean;
};

export type ReadData = { sources: Source[]; problems: readonly Diagnostic[] };

/** `file`: ends in .csv, .json or .toml. The mistakes in one file are limited. */
export async function readData(file: string, written: string, options: DataOptions): Promise<ReadData> {
  const { kind, schemas, folder } = options;
  const text = createSourceText(file, written);
  const problems: Diagnostic[] = [];
  const report: Report = (problem) => void problems.push(problem);
  const entries = await parse(text, options, report);
  const { id } = kind.data;
  const fields = wholeSchema(kind.word, schemas).schema.properties;
  const isField = isFields(fields) && Object.hasOwn(fields, id);
  const sources = nameEntries(entries ?? [], text, { folder, id, isField }, report);
  // Without any entries, every reference to one would be reported.
  const hides = entries ? {} : { hides: [{ of: kind.collection }] };
  return { sources, problems: limitMistakes(problems.map((problem) => ({ ...problem, ...hides }))) };
}

/** Undefined if it could not be read (reported). Loads only the parser that it needs. */
async function parse(
  text: SourceText,
  { kind, schemas, isWhole }: DataOptions,
  report: Report,
): Promise<DataEntry[] | undefined> {
  if (text.file.endsWith('.csv')) {
    const { parseCsv } = await import('./parse-csv.ts');
    const read = parseCsv(text.text);
    if (!('fault' in read)) {
      const { rows, delimiter } = read;
      return rowsOf(rows, text, { word: kind.word, id: kind.data.id, schemas, isWhole, delimiter }, report);
    }
    report(dataUnreadable(placeAt(text, read.offset), detailOf[read.fault]));
    return undefined;
  }
  const read = text.file.endsWith('.toml')
    ? (await import('./parse-toml.ts')).parseToml(text.text)
    : (await import('./parse-placed-json.ts')).parsePlacedJson(text.text);
  if ('span' in read) return dataEntriesIn(read, kind.data.id, text, report);
  report(dataUnreadable(placeAt(text, read.offset), read.detail));
  return undefined;
}

const detailOf = {
  open: 'the quotation mark here has no second one at the end of its cell',
  misplaced: 'a quotation mark is in the middle of a cell',
} as const;
