import type { Source, SourceText } from '../model/source.ts';

/** All files that contribute to a source: one, or for a branch also those that it overlays. */
export function filesOf(source: Source): readonly SourceText[] {
  return source.layers ? Object.values(source.layers) : [source];
}
