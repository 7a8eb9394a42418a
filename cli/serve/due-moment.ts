/** Something that is due at a moment to come, such as the first of a day. */
export type DueMoment = {
  /** In ISO 8601, instead of what was set before. `undefined`: never. */
  set: (moment: string | undefined) => void;
};

/** In milliseconds. Computers sleep, clocks are set, and a timer waits for 24 days at most: so the time is asked again and again. */
const look = 10_000;

/** `now` says which time counts. Keeps no process from ending, and nothing runs once `signal` is aborted. */
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
