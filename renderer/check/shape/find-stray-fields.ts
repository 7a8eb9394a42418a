import type { Path, Place } from '../../../diagnostics/place.ts';
import type { Source } from '../../model/source.ts';
import type { Violation } from '../../schema/compile-schemas.ts';
import { isWithinPath } from '../../source/compare-paths.ts';
import { locate } from '../../source/locate.ts';

/**
 * A field that belongs in a nested group, and follows it directly without its indentation: it is unknown where it is,
 * and missing where it belongs. `indent`: how many spaces it needs. `explains`: violations that it causes.
 */
export type StrayField = {
  key: string;
  violation: Violation;
  indent: number;
  explains: readonly Violation[];
};

export function findStrayFields(violations: readonly Violation[], source: Source, base: Path): StrayField[] {
  const missing = violations.filter(({ keyword }) => keyword === 'required');
  if (missing.length === 0) return [];
  return violations.flatMap((violation) => {
    if (violation.keyword !== 'additionalProperties') return [];
    const key = String(violation.params.additionalProperty);
    const here = locate(source, [...base, ...violation.path, key], 'key');
    const owner = missing.find((one) => {
      if (one.params.missingProperty !== key || !isInside(one.path, violation.path)) return false;
      const last = lastLine(one, source, base);
      return last.file === here.file && last.line < here.line && isNextTo(source, last, here.line);
    });
    if (!owner) return [];
    const { column } = lastLine(owner, source, base);
    return [{ key, violation, indent: column - 1, explains: [violation, owner] }];
  });
}

function isInside(inner: Path, outer: Path): boolean {
  return inner.length > outer.length && isWithinPath(inner, outer);
}

/** The position of the name of the group’s last field. */
function lastLine({ path, value }: Violation, source: Source, base: Path) {
  const fields = Object.keys(Object(value));
  const places = fields.map((field) => locate(source, [...base, ...path, field], 'key'));
  const [last = locate(source, [...base, ...path])] = places.sort((one, other) => other.line - one.line);
  return last;
}

/**
 * Whether no other field is between the two lines: none with as little indentation as the second, and no list item
 * except in a list that is the value of the field above.
 */
function isNextTo({ text, lines }: Source, above: Place, below: number): boolean {
  const between = text.slice(lines[above.line] ?? 0, lines[below - 1] ?? 0).split('\n');
  return between.every((line) => {
    const dash = /^[ \t]*(?=-[ \t])/.exec(line)?.[0].length;
    return /^(?:\s|#|$)/.test(line) && (dash === undefined || dash >= above.column - 1);
  });
}
