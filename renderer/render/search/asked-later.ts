/** A promise that somebody awaits later, or nobody where the build ends before: until then a failure of it is no bug. */
export function askedLater<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {});
  return promise;
}
