import { buildSite } from '../../renderer/door/build-site.ts';
import type { Options } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { runOnce } from './run-once.ts';

/** `site check`: everything that building does but the writing. */
export function check(
  options: Options,
  { release, profile }: { release: boolean; profile: boolean },
  terminal: Terminal,
): Promise<number> {
  const until = 'check';
  return runOnce(
    options,
    {
      until,
      profile,
      label: 'Checking',
      work: (running) => buildSite({ ...options, ...running, until, release }),
    },
    terminal,
  );
}
