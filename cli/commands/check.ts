import type { Options } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { runOnce } from './run-once.ts';

/** `site check`: everything that building does but the writing. */
export function check(
  options: Options,
  { release, profile }: { release: boolean; profile: boolean },
  terminal: Terminal,
): Promise<number> {
  return runOnce(options, { until: 'check', release, profile, label: 'Checking' }, terminal);
}
