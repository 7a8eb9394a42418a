/**
 * Returns the operating system's answer about a file; undefined if it fails, for whatever reason. The file may be
 * removed or become unreadable at any moment, and the next build reports that. Our own bugs are still thrown.
 */
export function unlessSystemFails<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return undefined;
    throw error;
  }
}
