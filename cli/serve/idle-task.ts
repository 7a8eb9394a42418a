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
  let timer: NodeJS.Timeout | undefined;
  let isDue = false;
  let running: AbortController | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    isDue = false;
    running?.abort();
    running = undefined;
  };
  return {
    request: () => {
      stop();
      if (signal.aborted) return;
      timer = setTimeout(() => {
        isDue = true;
        run();
      }, pause);
    },
    begin: () => {
      running = isDue ? new AbortController() : undefined;
      isDue = false;
      return running?.signal;
    },
    stop,
  };
}
