import type { Path } from '../../../diagnostics/place.ts';
import type { Source } from '../../model/source.ts';
import type { Violation } from '../../schema/compile-schemas.ts';
import { findSpan } from '../../source/find-span.ts';

/** Keywords about the value itself, not about anything missing in it. */
const aboutItself = ['additionalProperties', 'type', 'const', 'enum', 'format', 'pattern', 'minLength'];

/**
 * Whether a value may violate its schema only because something within it could not be read. `base`: the path of the
 * judged value.
 */
export function isOfGap({ keyword, path, params }: Violation, source: Source, base: Path): boolean {
  const found = findSpan(source, [...base, ...path]);
  if (!found?.whole) return true;
  const { span } = found;
  // Parsed as a group because part of it could not be read.
  if (keyword === 'type' && span.kind === 'group' && (span.gap || span.lost)) return true;
  if (aboutItself.includes(keyword) || (span.kind !== 'group' && span.kind !== 'list')) return false;
  if (span.kind === 'list') return span.gap === true;
  if (span.gap) return true;
  return keyword === 'required'
    ? (span.lost ?? []).some((name) => name === params.missingProperty)
    : span.lost !== undefined;
}
