import { openBuildRecord } from './build-record.ts';
import type { BuildOptions, BuiltSite } from './built-site.ts';

export type { BuildOptions, BuiltSite } from './built-site.ts';

/** Reads, checks, plans, renders, inspects and writes. A stage runs only if none before it found an error. */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  // A process that goes on has a cache, which knows more.
  const record = options.until === 'check' || options.cache ? undefined : openBuildRecord(options);
  const known = record?.find();
  if (known) return known;
  const { runBuild } = await import('./run-build.ts');
  const { built, moment } = await runBuild(options);
  if (moment) record?.keep(built, moment);
  return built;
}
