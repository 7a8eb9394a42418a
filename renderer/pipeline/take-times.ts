import type { MeasuredWork, MeasureTime, Time, Times } from '../model/measure.ts';

export type Stopwatch = { measure: MeasureTime; times: () => Times };

/**
 * `now` is in milliseconds, from any starting point. Only one stage may run at a time, but others may begin and end
 * within it.
 */
export function startStopwatch(now: () => number): Stopwatch {
  const tallies = { stage: createTally(), section: createTally(), page: createTally(), file: createTally() };
  const running: string[] = [];
  let since = now();
  // An interrupted stage is charged up to here, and continues when the others have ended.
  const charge = () => {
    const at = now();
    const current = running.at(-1);
    if (current !== undefined) tallies.stage.add(current, at - since, 0);
    since = at;
  };
  const begin = ({ kind, name }: MeasuredWork): (() => void) => {
    if (kind !== 'stage') {
      const began = now();
      return () => tallies[kind].add(name, now() - began, 1);
    }
    charge();
    running.push(name);
    return () => {
      charge();
      running.pop();
      tallies.stage.add(name, 0, 1);
    };
  };
  return {
    measure: (what, work) => finishing(work, begin(what)),
    times: () => ({
      stages: tallies.stage.times(),
      sections: tallies.section.times(),
      pages: tallies.page.times(),
      files: tallies.file.times(),
    }),
  };
}

/** Runs the work without timing it. */
export const unmeasured: MeasureTime = (_, work) => work();

function finishing<Result>(work: () => Result, end: () => void): Result {
  let result: Result;
  try {
    result = work();
  } catch (error) {
    end();
    throw error;
  }
  if (result instanceof Promise) void result.then(end, end);
  else end();
  return result;
}

function createTally() {
  const times = new Map<string, Time>();
  return {
    add: (name: string, milliseconds: number, count: number) => {
      const before = times.get(name) ?? { name, milliseconds: 0, count: 0 };
      times.set(name, {
        name,
        milliseconds: before.milliseconds + milliseconds,
        count: before.count + count,
      });
    },
    times: () => [...times.values()].toSorted((one, other) => other.milliseconds - one.milliseconds),
  };
}
