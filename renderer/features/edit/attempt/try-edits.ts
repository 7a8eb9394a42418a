import type { Attempt, TryOptions } from './attempt.ts';

export type { Attempt, AttemptProblem, TryOptions } from './attempt.ts';

/**
 * What edits would change for visitors, before they are saved: the site is planned with and without them, as for
 * `findUses`. Nothing is written.
 */
export async function tryEdits(options: TryOptions): Promise<Attempt> {
  const { runTryEdits } = await import('./run-try-edits.ts');
  return runTryEdits(options);
}
