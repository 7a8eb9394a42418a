import type { Path, Place } from '../../diagnostics/place.ts';
import type { Source } from '../model/source.ts';
import { offsetInFile } from './offset-in-file.ts';
import { placeAt } from './place-at.ts';

/** Place of character `offset` of the text at `path` (UTF-16 units of the value, not of the file). */
export function locateText(source: Source, path: Path, offset: number): Place {
  const found = offsetInFile(source, path, offset);
  return placeAt(found.file, found.offset);
}
