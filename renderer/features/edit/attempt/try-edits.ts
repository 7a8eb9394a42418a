import type { TriedEdits, TryOptions } from './tried-edits.ts';

export type { TriedEdits, TriedProblem, TryOptions } from './tried-edits.ts';

/**
 * What edits would change for visitors, before they are saved: the site is planned with and without them, as for
 * `findUses`. Nothing is written.
 */
export async function tryEdits(options: TryOptions): Promise<TriedEdits> {
  const { runTryEdits } = await import('./run-try-edits.ts');
  return runTryEdits(options);
}
