import { mergeSite } from '../../renderer/features/shards/merge-site.ts';
import type { CliOptions } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { runOnce } from './run-once.ts';

type MergeInput = {
  /** Absolute. */
  shards: readonly string[];
  profile: boolean;
  /** Whether the moment was given as an option, rather than being the time of the command. */
  isMomentGiven: boolean;
};

/** `site merge`: combines the results of `site build --shard` into the finished site. */
export function merge(
  options: CliOptions,
  { shards, profile, isMomentGiven }: MergeInput,
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
