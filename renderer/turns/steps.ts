import { breathe } from './breathe.ts';

/** A long computation with pauses: the caller decides what happens in them. */
export type Steps<Result> = Generator<void, Result>;

/** Runs it without a pause. */
export function takeSteps<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Runs it and yields to other work in each pause. Throws if it was aborted meanwhile. */
export async function takeInTurns<Result>(steps: Steps<Result>, signal?: AbortSignal): Promise<Result> {
  let step = steps.next();
  while (!step.done) {
    await breathe(signal);
    step = steps.next();
  }
  return step.value;
}
