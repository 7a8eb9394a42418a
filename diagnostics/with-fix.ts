import type { Diagnostic } from './diagnostic.ts';
import type { Fix } from './fix.ts';

/** The same problem with its answer, if there is one. */
export function withFix(problem: Diagnostic, fix: Fix | undefined): Diagnostic {
  return fix ? { ...problem, fix } : problem;
}
