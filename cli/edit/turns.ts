/** One piece of work at a time, in the order in which they come. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  };
}

/** Whether something may happen once more: at most so many times within any second. `now`: a clock, in milliseconds. */
export function createPace(most: number, now: () => number): () => boolean {
  let times: number[] = [];
  return () => {
    times = times.filter((time) => time > now() - 1000);
    if (times.length >= most) return false;
    times.push(now());
    return true;
  };
}

/** When nobody has asked for anything for a while: then the build of what was saved is in nobody’s way. */
export type Quiet = {
  /** Counts as asking, from its beginning to its end. */
  during: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Resolves then, or once it is aborted. */
  come: (signal: AbortSignal) => Promise<void>;
};

/** `pause`: in milliseconds. */
export function createQuiet(pause: number): Quiet {
  let asking = 0;
  let waiting: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  const begin = (): void => {
    timer = undefined;
    for (const goOn of waiting) goOn();
    waiting = [];
  };
  return {
    during: async (work) => {
      asking += 1;
      clearTimeout(timer);
      timer = undefined;
      try {
        return await work();
      } finally {
        asking -= 1;
        if (asking === 0) timer = setTimeout(begin, pause);
      }
    },
    come: (signal) =>
      asking === 0 && timer === undefined
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting.push(resolve);
            signal.addEventListener('abort', () => resolve(), { once: true });
          }),
  };
}
