import { mergeSite } from '../../renderer/features/shards/merge-site.ts';
import type { Options } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { runOnce } from './run-once.ts';

type Merging = {
  /** Absolute. */
  shards: readonly string[];
  profile: boolean;
  /** Whether the moment is one that was asked for, and not just that of the command. */
  isMomentGiven: boolean;
};

/** `site merge`: the finished site of what `site build --shard` has made. */
export function merge(
  options: Options,
  { shards, profile, isMomentGiven }: Merging,
  terminal: Terminal,
): Promise<number> {
  const { root, out, base } = options;
  const today = isMomentGiven ? options.today : undefined;
  return runOnce(
    options,
    {
      until: 'write',
      profile,
      label: 'Merging',
      work: (running) => mergeSite({ root, out, base, today, shards, ...running }),
    },
    terminal,
  );
}
