import type { Diagnostic } from './diagnostic.ts';

/** By file, line, column, code, each once; the same on every machine. The given list stays as it is. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const sorted = [...diagnostics].sort(compareDiagnostics);
  return sorted.filter(
    (one, index) => index === 0 || compareDiagnostics(one, sorted[index - 1] ?? one) !== 0,
  );
}

function compareDiagnostics(one: Diagnostic, other: Diagnostic): number {
  return (
    compareText(one.place.file, other.place.file) ||
    one.place.line - other.place.line ||
    one.place.column - other.place.column ||
    compareText(one.code, other.code) ||
    compareText(one.message, other.message)
  );
}

/** By code unit: `localeCompare` would depend on the machine's language. */
function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
