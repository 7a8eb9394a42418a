import { isFields, listOf } from '../../../diagnostics/fields.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { Source, Sources } from '../../model/source.ts';

/** A value of a file, and its replacement. */
export type OtherValue = { source: string; path: Path; value: unknown };

/** The site as it was read, with these values changed; all places stay the same. */
export function withOtherValues(sources: Sources, changes: readonly OtherValue[]): Sources {
  return withChangedSources(sources, (source) => {
    const own = changes.filter((change) => change.source === source.file);
    if (own.length === 0) return source;
    return {
      ...source,
      value: own.reduce((value, change) => replaced(value, change.path, change.value), source.value),
    };
  });
}

export function withChangedSources(sources: Sources, change: (source: Source) => Source): Sources {
  const { site, collections } = sources;
  return {
    ...sources,
    site: change(site),
    collections: Object.fromEntries(
      Object.entries(collections).map(([name, files]) => [name, files.map(change)]),
    ),
  };
}

function replaced(value: unknown, [key, ...rest]: Path, after: unknown): unknown {
  if (key === undefined) return after;
  if (Array.isArray(value))
    return listOf(value).map((item, index) => (index === key ? replaced(item, rest, after) : item));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === key ? replaced(item, rest, after) : item]),
  );
}
