import { afterPause } from './after-pause.ts';

/** Something that waits until nothing else is to be done, and gives way to whatever comes. */
export type IdleTask = {
  /** Runs it in a while, unless it is stopped before. */
  request: () => void;
  /** Begins it, if its time has come: aborted once it has to give way. Undefined where something else is run. */
  begin: () => AbortSignal | undefined;
  /** Puts it off until it is requested again. */
  stop: () => void;
};

/** In milliseconds: a pause in somebody's work. */
const pause = 1500;

/** `run` has it begun by whoever runs everything. */
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
