import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Diagnostics arrive sorted, so those of a file are adjacent. */
export function groupByFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const group = groups.get(diagnostic.place.file) ?? [];
    group.push(diagnostic);
    groups.set(diagnostic.place.file, group);
  }
  return groups;
}

type Count = { errors: number; warnings: number; files: number };

export function countDiagnostics(diagnostics: readonly Diagnostic[]): Count {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: diagnostics.length - errors, files: groupByFile(diagnostics).size };
}
