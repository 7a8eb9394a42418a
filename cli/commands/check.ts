import { buildSite } from '../../renderer/door/build-site.ts';
import type { Family } from '../../renderer/site.ts';
import type { Options } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { runOnce } from './run-once.ts';

type Check = { release: boolean; profile: boolean; family?: Family };

/** `site check`: everything that building does but the writing. */
export function check(
  options: Options,
  { release, profile, family }: Check,
  terminal: Terminal,
): Promise<number> {
  const until = 'check';
  return runOnce(
    options,
    {
      until,
      profile,
      label: 'Checking',
      work: (running) => buildSite({ ...options, ...running, until, release, family }),
    },
    terminal,
  );
}
