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

/**
 * Yields between two parts of a long computation: Ctrl-C and a server's requests get their turn, and only then is the
 * Markdown compiler's memory outside JavaScript freed. Throws if the computation was aborted meanwhile.
 */
export async function breathe(signal?: AbortSignal): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  signal?.throwIfAborted();
}
