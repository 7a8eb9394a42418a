/**
 * What work in a turn does. `change`: it may put the site in memory into another state, if only to try an edit. `look`:
 * it leaves that as it is, and may take long. `glance`: it is short, and waits for no look.
 */
export type TurnKind = 'change' | 'look' | 'glance';

/** One piece of work at a time, in the order in which they come; but a glance may fall into the pauses of a look. */
export type Turns = <Result>(work: () => Promise<Result>, kind?: TurnKind) => Promise<Result>;

export function createTurns(): Turns {
  let [last, lastChange, lastGlance]: Promise<unknown>[] = [];
  return (work, kind = 'change') => {
    const before = kind === 'glance' ? Promise.all([lastChange, lastGlance]) : Promise.resolve(last);
    const next = before.then(work);
    const end = next.catch(() => {});
    // No change begins before a glance has ended.
    last = kind === 'glance' ? Promise.all([last, end]) : end;
    if (kind === 'glance') lastGlance = end;
    if (kind === 'change') lastChange = end;
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
