import type { Source, SourceText } from '../model/source.ts';

/** All files that parts of a source stand in: one, or for a branch also those that it is laid over. */
export function filesOf(source: Source): readonly SourceText[] {
  return source.layers ? Object.values(source.layers) : [source];
}
