import type { Path } from '../../diagnostics/place.ts';
import type { Source, SourceText } from '../model/source.ts';
import { findSpan } from './find-span.ts';
import { offsetInWritten } from './offset-in-written.ts';

/**
 * Offset and file of character `offset` of the text at `path` (both in UTF-16 units); correct in quoted and block texts
 * too.
 */
export function offsetInFile(
  source: Source,
  path: Path,
  offset: number,
): { file: SourceText; offset: number } {
  const found = findSpan(source, path);
  if (!found) return { file: source, offset: 0 };
  const { span, text: file } = found;
  if (span.kind !== 'scalar' || span.text === undefined) return { file, offset: span.start };
  const written = file.text.slice(span.start, span.end);
  return { file, offset: span.start + offsetInWritten(written, span.text, offset) };
}
