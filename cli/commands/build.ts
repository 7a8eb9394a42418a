import type { Shard } from '../../diagnostics/shard.ts';
import type { Family } from '../../renderer/site.ts';
import type { CliOptions } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { buildAsked } from './build-asked.ts';
import { runOnce } from './run-once.ts';

type Build = {
  profile: boolean;
  /** Whether to print why pages were rebuilt. */
  why?: boolean;
  /** Only this part of the site. */
  shard?: Shard;
  family?: Family;
};

/** `site build`: the whole pipeline, once. */
export function build(
  options: CliOptions,
  { profile, why, shard, family }: Build,
  terminal: Terminal,
): Promise<number> {
  const work: Parameters<typeof runOnce>[1]['work'] = (running) =>
    buildAsked({ ...options, ...running, family, ...(shard && { shard }) }, terminal);
  return runOnce(options, { until: 'write', profile, why, shard, label: 'Building', work }, terminal);
}
