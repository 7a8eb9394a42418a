import type { Diagnostic } from './diagnostic.ts';

/**
 * The one way in which it is known whether something failed: by what was reported. A function that gives `undefined`
 * for a failure has asked it of its own problems, or passes on the `undefined` of one that has.
 */
export function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
