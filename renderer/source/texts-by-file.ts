import type { Source, SourceText } from '../model/source.ts';
import { filesOf } from './files-of.ts';

/** The text of each file by its name, including files of sites that this one extends. */
export function textsByFile(sources: readonly Source[]): ReadonlyMap<string, SourceText> {
  return new Map(sources.flatMap(filesOf).map((text) => [text.file, text]));
}
