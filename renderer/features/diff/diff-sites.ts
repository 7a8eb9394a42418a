import type { DiffOptions } from './diff-options.ts';
import type { SiteDiff } from './site-diff.ts';

export type { DiffOptions } from './diff-options.ts';
export type { Cause, Change, Edit, PageRef, SiteDiff, ToldChange } from './site-diff.ts';

/** What a visitor reads otherwise in one state of a site than in another, put down to the lines that were edited. Nothing is written. */
export async function diffSites(options: DiffOptions): Promise<SiteDiff> {
  const { runDiff } = await import('./run-diff.ts');
  return runDiff(options);
}
