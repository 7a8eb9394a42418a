import type { Path, Place } from '../../../diagnostics/place.ts';
import type { Source } from '../../model/source.ts';
import { locate } from '../../source/locate.ts';

/** The place of a value in its file. */
export type Cursor = { source: Source; path: Path };

export function step(cursor: Cursor, ...keys: (string | number)[]): Cursor {
  return { source: cursor.source, path: [...cursor.path, ...keys] };
}

export function placeOf({ source, path }: Cursor): Place {
  return locate(source, path);
}
