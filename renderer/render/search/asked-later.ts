/** A promise that may be awaited later, or never if the build ends before: until then its rejection is no bug. */
export function askedLater<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {});
  return promise;
}
