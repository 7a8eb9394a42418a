import type { FoundUses, UsesOptions } from './found-uses.ts';

export type { FoundUses, UsesOptions } from './found-uses.ts';

/** Every page and place that shows a value or depends on it, or the other way round: where the texts of a page come from. Nothing is written. */
export async function findUses(options: UsesOptions): Promise<FoundUses> {
  const { runFindUses } = await import('./run-find-uses.ts');
  return runFindUses(options);
}
