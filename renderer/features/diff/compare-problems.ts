import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';

/** New problems and fixed ones. A problem that has only moved to another line is the same. */
export function compareProblems(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): { now: Diagnostic[]; gone: Diagnostic[] } {
  return { now: without(after, before), gone: without(before, after) };
}

function without(problems: readonly Diagnostic[], others: readonly Diagnostic[]): Diagnostic[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1);
  return problems.filter((problem) => {
    const count = left.get(keyOf(problem)) ?? 0;
    left.set(keyOf(problem), count - 1);
    return count <= 0;
  });
}

function keyOf({ code, severity, place, message }: Diagnostic): string {
  return JSON.stringify([code, severity, place.file, message]);
}
