/** Problems with entries that come from a data file. */

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
