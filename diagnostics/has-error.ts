import type { Diagnostic } from './diagnostic.ts';

/**
 * The only way to know whether something failed: by the reported problems. A function that returns `undefined` for a
 * failure has checked its own problems, or passes on the `undefined` of one that has.
 */
export function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
