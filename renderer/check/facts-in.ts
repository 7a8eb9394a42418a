import { fieldsOf, isFields } from '../../diagnostics/fields.ts';
import type { Path } from '../../diagnostics/place.ts';

/**
 * `group`: the names above it, joined with dots. `value`: a text or a number, or the fields of an amount or a count.
 */
export type NamedFact = { path: Path; name: string; group: string; value: unknown };

/** All facts of a file, in order. */
export function factsIn(group: unknown, above: Path = []): NamedFact[] {
  return Object.entries(fieldsOf(group)).flatMap(([name, value]) => {
    const path = [...above, name];
    if (isFields(value) && !isOneFact(value)) return factsIn(value, path);
    return [{ path, name, group: above.join('.'), value }];
  });
}

function isOneFact(value: object): boolean {
  return 'money' in value || 'count' in value;
}
