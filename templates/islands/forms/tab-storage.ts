/** Uses this tab's storage; undefined, without an error, if the browser forbids it (private windows, settings). */
export function withTabStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}
