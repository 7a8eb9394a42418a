/**
 * Between two parts of a long computation: Ctrl-C and a server's requests get their turn, and what the Markdown compiler
 * has outside of JavaScript's memory is given back only then.
 */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
