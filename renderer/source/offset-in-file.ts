import type { Path } from '../../diagnostics/place.ts';
import type { Source } from '../model/source.ts';
import { findSpan } from './find-span.ts';
import { offsetInWritten } from './offset-in-written.ts';

/** The offset within the file of character `offset` of the text at `path` (both in UTF-16 units): right also in quoted and block texts. */
export function offsetInFile({ text, spans }: Source, path: Path, offset: number): number {
  if (!spans) return 0;
  const { span } = findSpan(spans, path);
  if (span.kind !== 'scalar' || span.text === undefined) return span.start;
  return span.start + offsetInWritten(text.slice(span.start, span.end), span.text, offset);
}
