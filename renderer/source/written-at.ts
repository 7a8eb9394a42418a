import type { Path } from '../../diagnostics/place.ts';
import type { Source } from '../model/source.ts';
import { findSpan } from './find-span.ts';

/** The scalar at `path` as typed: `07123456789`, `"a"`, `1.10`; undefined for lists, groups and missing values. */
export function writtenAt(source: Source, path: Path): string | undefined {
  const found = findSpan(source, path);
  if (!found?.whole || found.span.kind !== 'scalar') return undefined;
  return found.text.text.slice(found.span.start, found.span.end);
}
