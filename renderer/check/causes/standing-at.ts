import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Path, Place } from '../../../diagnostics/place.ts';
import type { Source, Span } from '../../model/source.ts';
import { offsetAt } from '../../source/offset-at.ts';

/** The innermost value that stands at a place of a file, or whose name does. `part`: which of the two. */
export type Standing = { path: Path; span: Span; part: 'key' | 'value' };

/** The value that a problem is about; undefined where it is about a whole file. */
export type StandingOf = (problem: Diagnostic) => Standing | undefined;

/** Undefined where no value is: in the text below a front matter, or in another file. */
export function standingAt(source: Source, place: Place): Standing | undefined {
  if (!source.spans || place.file !== source.file) return undefined;
  const offset = offsetAt(source, place);
  if (source.body && offset >= source.body.start) return undefined;
  return innermost({ path: [], span: source.spans, part: 'value' }, offset);
}

function innermost(around: Standing, offset: number): Standing {
  const { path, span } = around;
  for (const [key, inner] of partsOf(span)) {
    if (inner.file !== undefined) continue;
    if (offset < (inner.key ?? inner.start) || offset >= Math.max(inner.end, inner.start + 1)) continue;
    const here: Standing = { path: [...path, key], span: inner, part: 'value' };
    return offset < inner.start ? { ...here, part: 'key' } : innermost(here, offset);
  }
  return around;
}

function partsOf(span: Span): [string | number, Span][] {
  if (span.kind === 'list') return [...span.items.entries()];
  return span.kind === 'group' ? Object.entries(span.fields) : [];
}
