const usageErrors = new WeakSet<Error>();

/** A command that can't work as it was called: reported in one line, exit code 2, no stack trace. */
export function usageError(message: string): Error {
  const error = new Error(message);
  usageErrors.add(error);
  return error;
}

export function isUsageError(error: unknown): error is Error {
  return error instanceof Error && usageErrors.has(error);
}
