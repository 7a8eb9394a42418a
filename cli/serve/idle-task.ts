import { afterPause } from './after-pause.ts';

/** A task that waits until there is nothing else to do, and gives way to anything that comes up. */
export type IdleTask = {
  /** Runs it after a pause, unless it is stopped before. */
  request: () => void;
  /** Begins it if it is due: the signal is aborted once it has to give way. Undefined if it isn't due. */
  begin: () => AbortSignal | undefined;
  /** Postpones it until it is requested again. */
  stop: () => void;
};

/** In milliseconds: a pause in somebody's work. */
const pause = 1500;

/** `run` asks the scheduler to begin it. */
export function createIdleTask({ run, signal }: { run: () => void; signal: AbortSignal }): IdleTask {
  let isDue = false;
  let running: AbortController | undefined;
  const due = (): void => {
    isDue = true;
    run();
  };
  const waiting = afterPause(due, { pause, signal });
  const stop = (): void => {
    waiting.stop();
    isDue = false;
    running?.abort();
    running = undefined;
  };
  return {
    request: () => {
      stop();
      waiting.request();
    },
    begin: () => {
      running = isDue ? new AbortController() : undefined;
      isDue = false;
      return running?.signal;
    },
    stop,
  };
}
