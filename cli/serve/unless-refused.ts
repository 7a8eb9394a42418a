/**
 * What the operating system answers about a file; undefined where it refuses, for whatever reason. The file may go, or be
 * closed to us, at any moment, and the next build says so. A bug of ours is thrown as ever.
 */
export function unlessRefused<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return undefined;
    throw error;
  }
}
