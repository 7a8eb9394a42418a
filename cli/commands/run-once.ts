import type { BuiltSite } from '../../renderer/site.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Options } from '../options.ts';
import { type Occasion, printOutcome } from '../print/print-outcome.ts';
import { startProgress } from '../print/progress.ts';
import type { Terminal } from '../terminal.ts';

type Run = Pick<Occasion, 'until' | 'shard'> & {
  profile: boolean;
  label: string;
  work: (running: { signal: AbortSignal; now?: () => number }) => Promise<BuiltSite>;
};

/** Builds or checks the site, prints what it found, and gives back the exit code. */
export async function runOnce(
  options: Options,
  { profile, label, work, ...occasion }: Run,
  terminal: Terminal,
): Promise<number> {
  const started = performance.now();
  const interruption = listenForInterruption();
  const stopProgress = startProgress(label, terminal);
  try {
    const result = await work({
      signal: interruption.signal,
      ...(profile && { now: () => performance.now() }),
    });
    if (interruption.signal.aborted) return exitCodes.interrupted;
    stopProgress();
    const milliseconds = performance.now() - started;
    printOutcome(result, { ...occasion, options, milliseconds }, terminal);
    return exitCode(result);
  } catch (error) {
    if (interruption.signal.aborted) return exitCodes.interrupted;
    throw error;
  } finally {
    stopProgress();
    interruption.stop();
  }
}

function exitCode(result: BuiltSite): number {
  return result.ok ? exitCodes.fine : exitCodes.problems;
}

/** The first Ctrl-C lets the build clear away what it staged; the second ends at once, which is safe as well. */
function listenForInterruption(): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const interrupt = (): void => {
    if (controller.signal.aborted) process.exit(exitCodes.interrupted);
    controller.abort();
  };
  process.on('SIGINT', interrupt);
  return { signal: controller.signal, stop: () => void process.off('SIGINT', interrupt) };
}
