import type { Diagnostic } from './diagnostic.ts';
import { moreMistakes, moreWarnings } from './messages/read.ts';
import type { Place } from './place.ts';
import { sortDiagnostics } from './sort-diagnostics.ts';

/** The most mistakes reported for one file. */
export const mostMistakes = 100;

/**
 * The first mistakes of many, and how many more there are: enough for a file of another type that is here by mistake.
 */
export function limitMistakes(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  return firstOf(problems, moreMistakes);
}

function firstOf(
  problems: readonly Diagnostic[],
  tellMore: (place: Place, count: number) => Diagnostic,
): readonly Diagnostic[] {
  if (problems.length <= mostMistakes + 1) return problems;
  const sorted = sortDiagnostics(problems);
  const next = sorted[mostMistakes];
  if (!next) return sorted;
  return [...sorted.slice(0, mostMistakes), tellMore(next.place, sorted.length - mostMistakes)];
}

/** The same per file, for all problems. Warnings stay until it is known which of them are accepted. */
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

/** The first of very many warnings of one kind in a file, and how many more there are. */
export function limitByKind(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  if (problems.length <= mostMistakes + 1) return problems;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const kinds = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    if (problem.severity === 'error') continue;
    const kind = `${problem.code} ${problem.place.file}`;
    const alike = kinds.get(kind);
    if (alike) alike.push(problem);
    else kinds.set(kind, [problem]);
  }
  return [...errors, ...[...kinds.values()].flatMap(limitWarnings)];
}

function limitWarnings(alike: readonly Diagnostic[]): readonly Diagnostic[] {
  return firstOf(alike, moreWarnings);
}
