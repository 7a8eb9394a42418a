import type { Diagnostic } from './diagnostic.ts';

/**
 * By file, line, column, code, without duplicates (an error wins over a warning); the same on every machine. Doesn't
 * change the given list.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const sorted = [...diagnostics].sort(
    (one, other) => compareDiagnostics(one, other) || compareText(one.severity, other.severity),
  );
  return sorted.filter(
    (one, index) => index === 0 || compareDiagnostics(one, sorted[index - 1] ?? one) !== 0,
  );
}

function compareDiagnostics(one: Diagnostic, other: Diagnostic): number {
  return (
    comparePlaces(one, other) || compareText(one.code, other.code) || compareText(one.message, other.message)
  );
}

type WithPlace = Pick<Diagnostic, 'place'>;

/** By file, line, column. */
export function comparePlaces({ place: one }: WithPlace, { place: other }: WithPlace): number {
  return compareText(one.file, other.file) || one.line - other.line || one.column - other.column;
}

/** By code unit: `localeCompare` would depend on the machine's language. */
function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
