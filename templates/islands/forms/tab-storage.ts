/** The storage of this tab. A browser may forbid it (private windows, settings): then there is none, and no error. */
export function withTabStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}
