/**
 * Yields between two parts of a long computation: Ctrl-C and a server's requests get their turn, and only then is the
 * Markdown compiler's memory outside JavaScript freed. Throws if the computation was aborted meanwhile.
 */
export async function breathe(signal?: AbortSignal): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  signal?.throwIfAborted();
}
