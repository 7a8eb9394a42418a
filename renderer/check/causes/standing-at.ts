import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Path, Place } from '../../../diagnostics/place.ts';
import type { Source, Span } from '../../model/source.ts';
import { offsetAt } from '../../source/offset-at.ts';
import { partsOfSpan } from '../../source/parts-of-span.ts';

/** The innermost value at a position in a file. `part`: whether the position is in its key or its value. */
export type LocatedPart = { path: Path; span: Span; part: 'key' | 'value' };

/** The value that a problem is about; undefined if it is about a whole file. */
export type LocatePart = (problem: Diagnostic) => LocatedPart | undefined;

type SpanPart = { key: string | number; span: Span; begin: number; end: number };

/**
 * Finds the value at a position in a file; undefined if there is none: in the text below a front matter, or in another
 * file.
 */
export function createStanding(): (source: Source, place: Place) => LocatedPart | undefined {
  const known = new Map<Span, readonly SpanPart[]>();
  const partsOf = (span: Span): readonly SpanPart[] => {
    const parts = known.get(span) ?? ownParts(span);
    known.set(span, parts);
    return parts;
  };
  return (source, place) => {
    if (!source.spans || place.file !== source.file) return undefined;
    const offset = offsetAt(source, place);
    if (source.body && offset >= source.body.start) return undefined;
    let standing: LocatedPart = { path: [], span: source.spans, part: 'value' };
    for (let part = partAt(partsOf(standing.span), offset); part; ) {
      const { key, span } = part;
      standing = { path: [...standing.path, key], span, part: offset < span.start ? 'key' : 'value' };
      part = standing.part === 'key' ? undefined : partAt(partsOf(span), offset);
    }
    return standing;
  };
}

/** The parts written in this file, in order of position. */
function ownParts(span: Span): SpanPart[] {
  return partsOfSpan(span)
    .flatMap(([key, inner]) =>
      inner.file === undefined
        ? [
            {
              key,
              span: inner,
              begin: inner.key ?? inner.start,
              end: Math.max(inner.end, inner.start + 1),
            },
          ]
        : [],
    )
    .sort((one, other) => one.begin - other.begin);
}

/** The last part that begins at or before the offset, if it extends that far. */
function partAt(parts: readonly SpanPart[], offset: number): SpanPart | undefined {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.begin ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const found = parts[low - 1];
  return found && offset < found.end ? found : undefined;
}
