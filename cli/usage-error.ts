const usageErrors = new WeakSet<Error>();

/** A command that was called in a way that can't work: told in one line, exit code 2, no stack. */
export function usageError(message: string): Error {
  const error = new Error(message);
  usageErrors.add(error);
  return error;
}

export function isUsageError(error: unknown): error is Error {
  return error instanceof Error && usageErrors.has(error);
}
