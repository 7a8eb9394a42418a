import { fieldsOf } from '../../../diagnostics/fields.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { Violation } from '../../schema/compile-schemas.ts';
import { isSamePath } from '../../source/compare-paths.ts';

/**
 * The first field of a group that isn't indented: the group, `parent`, is empty, and its fields are on the same level.
 */
export type AtTheEdge = { path: Path; parent: string };

/** Fields that are unknown where they are, but known in an empty group on the same level; and all other violations. */
export function splitAtTheEdge(violations: readonly Violation[]): {
  atTheEdge: AtTheEdge[];
  others: readonly Violation[];
} {
  const explained = new Set<Violation>();
  const atTheEdge: AtTheEdge[] = [];
  for (const empty of violations) {
    const parent = empty.path.at(-1);
    if (empty.value !== null || typeof parent !== 'string') continue;
    const around = empty.path.slice(0, -1);
    const strays = violations.filter(
      ({ keyword, path, params }) =>
        keyword === 'additionalProperties' &&
        isSamePath(path, around) &&
        Object.hasOwn(fieldsOf(empty.schema.properties), String(params.additionalProperty)),
    );
    const [first] = strays;
    if (!first) continue;
    atTheEdge.push({ path: [...around, String(first.params.additionalProperty)], parent });
    for (const one of violations)
      if (strays.includes(one) || isSamePath(one.path, empty.path)) explained.add(one);
  }
  return { atTheEdge, others: violations.filter((one) => !explained.has(one)) };
}
