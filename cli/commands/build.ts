import { buildSite } from '../../renderer/door/build-site.ts';
import type { Options } from '../options.ts';
import type { Shard } from '../shard-folder.ts';
import type { Terminal } from '../terminal.ts';
import { runOnce } from './run-once.ts';

/** `site build`: the whole pipeline, once; with `shard` only so much of the site. */
export function build(
  options: Options,
  { profile, shard }: { profile: boolean; shard?: Shard },
  terminal: Terminal,
): Promise<number> {
  const work: Parameters<typeof runOnce>[1]['work'] = (running) =>
    buildSite({ ...options, ...running, ...(shard && { shard }) });
  return runOnce(options, { until: 'write', profile, shard, label: 'Building', work }, terminal);
}
