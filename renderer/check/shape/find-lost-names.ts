import { fieldsOf } from '../../../diagnostics/fields.ts';
import type { Path, Place } from '../../../diagnostics/place.ts';
import type { Source } from '../../model/source.ts';
import type { Violation } from '../../schema/compile-schemas.ts';
import { isWithinPath } from '../../source/compare-paths.ts';
import { findSpan } from '../../source/find-span.ts';
import { placeAt } from '../../source/place-at.ts';

/**
 * A text over several lines whose first line, with its name, was deleted: it continues the field above, and is missing
 * where it belongs. `place`: where it begins. `explains`: violations that it causes.
 */
export type LostName = { key: string; path: Path; place: Place; explains: readonly Violation[] };

export function findLostNames(violations: readonly Violation[], source: Source, base: Path): LostName[] {
  return violations.flatMap((violation) => {
    const { keyword, path, params, schema, value } = violation;
    const key = String(params.missingProperty);
    const isText = fieldsOf(fieldsOf(schema.properties)[key]).type === 'string';
    const isOnly = !violations.some(
      (other) => other !== violation && other.keyword === 'required' && other.path === path,
    );
    if (keyword !== 'required' || !isText || !isOnly) return [];
    const found = Object.keys(fieldsOf(value)).flatMap((above) => {
      const place = secondLine(source, [...base, ...path, above]);
      return place ? [{ above, place }] : [];
    });
    const [only, ...others] = found;
    if (!only || others.length > 0) return [];
    const swallowing = [...path, only.above];
    const explains = violations.filter(
      (other) => other === violation || isWithinPath(other.path, swallowing),
    );
    return [{ key, path, place: only.place, explains }];
  });
}

/** The second line of a text without quotation marks or a block mark. */
function secondLine(source: Source, path: Path): Place | undefined {
  const found = findSpan(source, path);
  if (!found?.whole || found.span.kind !== 'scalar') return undefined;
  const { start, end } = found.span;
  const [first = ''] = /^[^"'|>{[][^\n]*\n[ \t]*(?=\S)/.exec(found.text.text.slice(start, end)) ?? [];
  return first === '' ? undefined : placeAt(found.text, start + first.length);
}
