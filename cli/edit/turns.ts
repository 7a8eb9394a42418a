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
