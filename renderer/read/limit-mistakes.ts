import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { moreMistakes } from '../../diagnostics/messages/read.ts';
import { sortDiagnostics } from '../../diagnostics/sort-diagnostics.ts';

/** So many mistakes in the notation of one file are told at once. */
export const mostMistakes = 100;

/** The first of very many, and how many more there are: a file of another kind that was put here by mistake says enough. */
export function limitMistakes(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  if (problems.length <= mostMistakes + 1) return problems;
  const sorted = sortDiagnostics(problems);
  const next = sorted[mostMistakes];
  if (!next) return sorted;
  return [...sorted.slice(0, mostMistakes), moreMistakes(next.place, sorted.length - mostMistakes)];
}
