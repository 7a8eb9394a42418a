import type { DiffOptions } from './diff-options.ts';
import type { SiteDiff } from './site-diff.ts';

export type { DiffOptions } from './diff-options.ts';
export type { Cause, Change, Edit, PageRef, SiteDiff, ToldChange } from './site-diff.ts';

/**
 * Finds what visitors read differently between two states of a site, with the edited lines behind it. Nothing is
 * written.
 */
export async function diffSites(options: DiffOptions): Promise<SiteDiff> {
  const { runDiff } = await import('./run-diff.ts');
  return runDiff(options);
}
