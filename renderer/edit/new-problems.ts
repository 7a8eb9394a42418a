import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Those that weren’t there before; one that has only moved to another line is the same. */
export function newProblems(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const left = new Map<string, number>();
  for (const problem of before) left.set(nameOf(problem), (left.get(nameOf(problem)) ?? 0) + 1);
  return after.filter((problem) => {
    const count = left.get(nameOf(problem)) ?? 0;
    left.set(nameOf(problem), count - 1);
    return count <= 0;
  });
}

function nameOf({ code, severity, message, place }: Diagnostic): string {
  return JSON.stringify([code, severity, message, place.file]);
}
