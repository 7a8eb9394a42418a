/**
 * Between two parts of a long computation: Ctrl-C and a server's requests get their turn, and what the Markdown compiler
 * has outside of JavaScript's memory is given back only then. Throws where the computation was aborted meanwhile.
 */
export async function breathe(signal?: AbortSignal): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  signal?.throwIfAborted();
}
