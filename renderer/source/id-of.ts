import type { Source } from '../model/source.ts';
import { idOfFile } from './id-of-file.ts';

/** The id of the entry that a file describes: the file’s own name, unless the base has renamed the entry. */
export function idOf({ entry, file }: Pick<Source, 'entry' | 'file'>): string {
  return entry ?? idOfFile(file);
}
