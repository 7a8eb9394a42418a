import type { Path } from '../../diagnostics/place.ts';
import type { Source, SourceText, Span } from '../model/source.ts';
import { findSpan } from './find-span.ts';
import { offsetsInWritten } from './offset-in-written.ts';

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
  return { file, offset: span.start + offsetsOf(span, file, span.text)(offset) };
}

/** A long text may have thousands of findings, each of which is located. */
const known = new WeakMap<Span, (within: number) => number>();

function offsetsOf(span: Span, file: SourceText, value: string): (within: number) => number {
  const found = known.get(span);
  if (found) return found;
  const offsets = offsetsInWritten(file.text.slice(span.start, span.end), value);
  known.set(span, offsets);
  return offsets;
}
