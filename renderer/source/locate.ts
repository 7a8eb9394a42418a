import type { Path, Place } from '../../diagnostics/place.ts';
import type { Source } from '../model/source.ts';
import { findSpan } from './find-span.ts';
import { placeAt } from './place-at.ts';

/**
 * Where the value (or, with `'key'`, its key) at `path` starts; the nearest parent's place where the path
 * doesn't exist, the file's start where it could not be parsed. An empty value stands where its key does.
 */
export function locate(source: Source, path: Path, part: 'key' | 'value' = 'value'): Place {
  const found = findSpan(source, path);
  if (!found) return placeAt(source, 0);
  const { span, text } = found;
  const empty = span.kind === 'scalar' && span.start === span.end;
  return placeAt(text, part === 'key' || empty ? (span.key ?? span.start) : span.start);
}
