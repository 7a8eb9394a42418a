import type { Diagnostic } from './diagnostic.ts';
import type { Path } from './place.ts';

/** The same problem, which is there only because a group lacks a field: at `path`, or with `*` as its last part any. */
export function lackingField(problem: Diagnostic, path: Path): Diagnostic {
  return { ...problem, lacks: { of: `fields of ${problem.place.file}`, name: path.join('.') } };
}
