import type { Diagnostic } from './diagnostic.ts';
import { moreMistakes } from './messages/read.ts';
import { sortDiagnostics } from './sort-diagnostics.ts';

/** So many mistakes of one file are told at once. */
export const mostMistakes = 100;

/** The first of very many, and how many more there are: a file of another kind that was put here by mistake says enough. */
export function limitMistakes(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  if (problems.length <= mostMistakes + 1) return problems;
  const sorted = sortDiagnostics(problems);
  const next = sorted[mostMistakes];
  if (!next) return sorted;
  return [...sorted.slice(0, mostMistakes), moreMistakes(next.place, sorted.length - mostMistakes)];
}

/** The same of each file, of all that was found wrong. Warnings stay: somebody may have accepted them. */
export function limitByFile(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  if (problems.length <= mostMistakes + 1) return problems;
  const errors = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    if (problem.severity !== 'error') continue;
    const { file } = problem.place;
    const known = errors.get(file);
    if (known) known.push(problem);
    else errors.set(file, [problem]);
  }
  const crowded = [...errors].filter(([, found]) => found.length > mostMistakes + 1);
  if (crowded.length === 0) return problems;
  const files = new Set(crowded.map(([file]) => file));
  const others = problems.filter(({ severity, place }) => severity !== 'error' || !files.has(place.file));
  return [...others, ...crowded.flatMap(([, found]) => limitMistakes(found))];
}
