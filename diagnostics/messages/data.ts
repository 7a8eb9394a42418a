/** Problems with entries that come from a data file or a program. */

import type { Diagnostic } from '../diagnostic.ts';
import * as generated from '../messages.generated.ts';
import type { Place } from '../place.ts';
import { didYouMean, type Guess, listKnown } from './guess.ts';

export function dataColumnUnknown(place: Place, column: string, { meant, known }: Guess): Diagnostic {
  return generated.dataColumnUnknown(place, { column, hint: didYouMean(meant) ?? listKnown(known) });
}

/** `written`: the name of a column that is probably meant. */
export function dataColumnMissing(place: Place, column: string, written?: string): Diagnostic {
  const hint =
    written === undefined
      ? 'Add it to the first line and to every row.'
      : `Write “${column}” instead of “${written}”, or add a column.`;
  return generated.dataColumnMissing(place, { column, hint });
}

export function dataCellsUneven(
  place: Place,
  { cells, columns }: { cells: number; columns: number },
): Diagnostic {
  const howMany = `This row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, and the first line has ${columns}`;
  return generated.dataCellsUneven(place, { howMany });
}

export function dataIdTwice(place: Place, id: string, first: Place): Diagnostic {
  return { ...generated.dataIdTwice(place, { id }), related: [{ place: first, message: 'The other one.' }] };
}

/** `detail`: continues “can’t be read from here on:”. */
export function dataUnreadable(place: Place, detail: string): Diagnostic {
  const hint = place.file.endsWith('.csv')
    ? 'Put the whole cell in quotation marks, and write each one within it twice: "the ""old"" house".'
    : 'Correct it, or export the file again.';
  return generated.dataUnreadable(place, { detail, hint });
}

export function dataNotEntries(place: Place): Diagnostic {
  const isToml = place.file.endsWith('.toml');
  const hint = isToml
    ? 'Begin each entry with its id in brackets, such as [hamlet].'
    : 'Write [{ "id": "hamlet", … }, …] or { "hamlet": { … }, … }.';
  return generated.dataNotEntries(place, { hint });
}

/**
 * Why a program of the site gave no entries. `said`: its own words, or the compiler’s. `limit`: in seconds or megabytes.
 * `begins`: the start of what it printed.
 */
export type ProgramFailure =
  | { why: 'not-compiled'; said?: string }
  | { why: 'interrupted' | 'not-utf8' | 'silent' | 'html' | 'not-entries' }
  | { why: 'too-late' | 'too-much'; limit: number }
  | { why: 'ended'; code: number | null; said?: string }
  | { why: 'not-json'; begins: string };

export function dataProgramFailed(place: Place, failure: ProgramFailure): Diagnostic {
  return generated.dataProgramFailed(place, { reason: reasonOf(failure) });
}

/** `day`: of the answer that is used instead. */
export function dataAnswerKept(place: Place, failure: ProgramFailure, day: string): Diagnostic {
  return generated.dataAnswerKept(place, { reason: reasonOf(failure), day });
}

/** Continues “This program gave no entries:”. */
function reasonOf(failure: ProgramFailure): string {
  switch (failure.why) {
    case 'not-compiled':
      return failure.said ?? 'it can’t be compiled';
    case 'interrupted':
      return 'it was interrupted';
    case 'too-late':
      return `it did not end within ${failure.limit} seconds`;
    case 'too-much':
      return `it printed more than ${failure.limit} MB`;
    case 'ended': {
      const how =
        failure.code === null ? 'it was ended from outside' : `it ended with exit code ${failure.code}`;
      return failure.said === undefined ? how : `${how} and said “${failure.said}”`;
    }
    case 'not-utf8':
      return 'what it printed is not UTF-8 text';
    case 'silent':
      return 'it ended without printing anything';
    case 'html':
      return 'it printed HTML instead of JSON';
    case 'not-json':
      return `what it printed is not JSON: it begins with “${failure.begins}”`;
    case 'not-entries':
      return 'it printed neither a list of entries nor a group for each id';
  }
}
