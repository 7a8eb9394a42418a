import type { Path, Place } from '../../diagnostics/place.ts';
import type { Source } from '../model/source.ts';
import { findSpan } from './find-span.ts';
import { placeAt } from './place-at.ts';

/**
 * Start of the value (or, with `'key'`, of the key) at `path`; of the nearest parent if the path doesn't exist; of the
 * file if it could not be parsed. An empty value is where its key is.
 */
export function locate(source: Source, path: Path, part: 'key' | 'value' = 'value'): Place {
  const found = findSpan(source, path);
  if (!found) return placeAt(source, 0);
  const { span, text } = found;
  const empty = span.kind === 'scalar' && span.start === span.end;
  return placeAt(text, part === 'key' || empty ? (span.key ?? span.start) : span.start);
}
