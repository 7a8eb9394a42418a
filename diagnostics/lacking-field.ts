import type { Diagnostic } from './diagnostic.ts';
import type { Path } from './place.ts';

/**
 * The same problem, marked as caused only by a missing field of a group: at `path`, or any with `*` as its last part.
 */
export function lackingField(problem: Diagnostic, path: Path): Diagnostic {
  return { ...problem, lacks: { of: `fields of ${problem.place.file}`, name: path.join('.') } };
}
