import type { Path, Place } from '../../../../diagnostics/place.ts';
import type { Site } from '../../../model/site.ts';
import type { Source, SourceText, Span } from '../../../model/source.ts';
import { entriesOf } from '../../../source/entries-of.ts';
import { filesOf } from '../../../source/files-of.ts';
import { sourceTextOf } from '../../../source/find-span.ts';
import { isRow } from '../../../source/is-row.ts';
import { partsOfSpan } from '../../../source/parts-of-span.ts';
import { placeAt } from '../../../source/place-at.ts';
import { sourceAlone } from '../fields/source-alone.ts';

/**
 * A value that a text is made of. `path`: in this file alone, which in a branch may hold fewer items than a list of
 * its base; empty for the text below a front matter. `place`: where the value is or, in such a text, the words.
 */
export type LocatedValue = { file: string; path: Path; place: Place };

/** From the places of values to the values: what planning records about a page are places. */
export function createValueFinder(site: Site): (place: Place) => LocatedValue {
  const known = new Map<string, ReadonlyMap<string, Path>>();
  let bySource: ReadonlyMap<string, readonly Source[]> | undefined;
  const pathsIn = (file: string) => {
    bySource ??= sourcesByFile(site);
    const paths = known.get(file) ?? pathsByPlace(file, bySource.get(file) ?? []);
    known.set(file, paths);
    return paths;
  };
  return (place) => ({ file: place.file, path: pathsIn(place.file).get(keyOf(place)) ?? [], place });
}

function keyOf({ line, column }: Omit<Place, 'file'>): string {
  return `${line}:${column}`;
}

/** The rows of a table are entries that share a file. */
function sourcesByFile(site: Site): ReadonlyMap<string, readonly Source[]> {
  const found = new Map<string, Source[]>();
  for (const { source } of entriesOf(site))
    for (const { file } of filesOf(source)) found.set(file, [...(found.get(file) ?? []), source]);
  return found;
}

/** Of values that begin in one place, the innermost. */
function pathsByPlace(file: string, sources: readonly Source[]): ReadonlyMap<string, Path> {
  const paths = new Map<string, Path>();
  for (const source of sources) {
    const alone = aloneIn(file, source);
    const visit = (span: Span, path: Path, around: SourceText) => {
      const own = sourceTextOf(alone, span, around);
      if (own.file === file) paths.set(keyOf(placeAt(own, startOf(span))), path);
      for (const [step, part] of partsOfSpan(span)) visit(part, [...path, step], own);
    };
    if (alone.spans) visit(alone.spans, [], alone);
  }
  return paths;
}

/** As `locate` answers: a value that is empty is where its key is. */
function startOf({ start, end, key }: Span): number {
  return start === end ? (key ?? start) : start;
}

/** The file of a branch or of its base, without what the other adds. */
function aloneIn(file: string, source: Source): Source {
  const text = source.layers?.[file];
  return text && !isRow(source) ? sourceAlone(text) : source;
}
