import type { Diagnostic } from './diagnostic.ts';

export function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
