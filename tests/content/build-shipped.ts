import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { buildSite, copySite } from './site-copy.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The shipped site, built before all tests by the command itself. Read only. */
    shipped: { root: string; out: string };
  }
}

/** One build of the shipped site for all tests that only read it, far away from its usual folder. */
export default async function buildShipped(project: TestProject): Promise<() => Promise<void>> {
  const root = await copySite();
  const out = await buildSite(root, { TZ: 'Pacific/Auckland', LANG: 'en_GB.UTF-8' });
  project.provide('shipped', { root, out });
  return () => rm(root, { recursive: true, force: true });
}
