/** A task that is due at a future moment, such as the start of a day. */
export type DueMoment = {
  /** In ISO 8601, replacing the previous one. `undefined`: never. */
  set: (moment: string | undefined) => void;
};

/**
 * In milliseconds. Computers sleep, clocks are set, and a timer waits for 24 days at most: so the time is checked
 * repeatedly.
 */
const look = 10_000;

/** `now` gives the current time. Doesn't keep the process alive, and runs nothing once `signal` is aborted. */
export function createDueMoment(
  run: () => void,
  { now, signal }: { now: () => Date; signal: AbortSignal },
): DueMoment {
  let due: Date | undefined;
  const timer = setInterval(() => {
    if (!due || now() < due) return;
    due = undefined;
    run();
  }, look).unref();
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  return {
    set: (moment) => {
      due = moment === undefined ? undefined : new Date(moment);
    },
  };
}
