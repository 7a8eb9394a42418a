import type { BuiltSite } from '../../renderer/site.ts';
import { exitCodes } from '../exit-codes.ts';
import type { CliOptions } from '../options.ts';
import { type Occasion, printOutcome } from '../print/print-outcome.ts';
import { runInterruptibly } from '../run-interruptibly.ts';
import type { Terminal } from '../terminal.ts';

type RunOnceOptions = Pick<Occasion, 'until' | 'shard' | 'fixed' | 'why'> & {
  profile: boolean;
  label: string;
  work: (running: { signal: AbortSignal; now?: () => number }) => Promise<BuiltSite>;
};

/** Builds or checks the site, prints the results, and returns the exit code. */
export async function runOnce(
  options: CliOptions,
  { profile, label, work, ...occasion }: RunOnceOptions,
  terminal: Terminal,
): Promise<number> {
  const started = performance.now();
  const result = await runInterruptibly(label, terminal, (signal) =>
    work({ signal, ...(profile && { now: () => performance.now() }) }),
  );
  if (!result) return exitCodes.interrupted;
  const milliseconds = performance.now() - started;
  printOutcome(result, { ...occasion, options, milliseconds }, terminal);
  return exitCode(result);
}

function exitCode(result: BuiltSite): number {
  return result.ok ? exitCodes.fine : exitCodes.problems;
}
