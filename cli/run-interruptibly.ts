import { exitCodes } from './exit-codes.ts';
import { interruptions } from './interruptions.ts';
import { startProgress } from './print/progress.ts';
import type { Terminal } from './terminal.ts';

/** Runs work that Ctrl-C or SIGTERM may end, with a label shown meanwhile. `undefined` if it was ended. */
export async function runInterruptibly<Result>(
  label: string,
  terminal: Terminal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | undefined> {
  const interruption = listenForInterruption();
  const stopProgress = startProgress(label, terminal);
  try {
    const result = await work(interruption.signal);
    return interruption.signal.aborted ? undefined : result;
  } catch (error) {
    if (interruption.signal.aborted) return undefined;
    throw error;
  } finally {
    stopProgress();
    interruption.stop();
  }
}

/** The first signal lets the work remove its staged files; the second ends at once, which is safe as well. */
function listenForInterruption(): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const interrupt = (): void => {
    if (controller.signal.aborted) process.exit(exitCodes.interrupted);
    controller.abort();
  };
  for (const name of interruptions) process.on(name, interrupt);
  const stop = (): void => {
    for (const name of interruptions) process.off(name, interrupt);
  };
  return { signal: controller.signal, stop };
}
