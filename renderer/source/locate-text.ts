import type { Path, Place } from '../../diagnostics/place.ts';
import type { Source } from '../model/source.ts';
import { findSpan } from './find-span.ts';
import { offsetInWritten } from './offset-in-written.ts';
import { placeAt } from './place-at.ts';

/** Where character `offset` of the text at `path` stands (UTF-16 units of the value, not of the file): right also in quoted and block texts. */
export function locateText(source: Source, path: Path, offset: number): Place {
  if (!source.spans) return placeAt(source, 0);
  const { span } = findSpan(source.spans, path);
  if (span.kind !== 'scalar' || span.text === undefined) return placeAt(source, span.start);
  const written = source.text.slice(span.start, span.end);
  return placeAt(source, span.start + offsetInWritten(written, span.text, offset));
}
