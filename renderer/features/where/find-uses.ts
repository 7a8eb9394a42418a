import type { FoundUses, UsesOptions } from './found-uses.ts';

export type { FoundUses, UsesOptions } from './found-uses.ts';

/**
 * Every page and place that shows a value or depends on it, or, for a page, the sources of its texts. Nothing is
 * written.
 */
export async function findUses(options: UsesOptions): Promise<FoundUses> {
  const { runFindUses } = await import('./run-find-uses.ts');
  return runFindUses(options);
}
