import type { Options } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { runOnce } from './run-once.ts';

/** `site build`: the whole pipeline, once. */
export function build(
  options: Options,
  { profile }: { profile: boolean },
  terminal: Terminal,
): Promise<number> {
  return runOnce(options, { until: 'write', release: false, profile, label: 'Building' }, terminal);
}
