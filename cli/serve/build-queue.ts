/**
 * At most one build runs and at most one waits: however many changes come while it runs, one more build shows
 * them all. `settled` resolves once nothing runs.
 */
export function createBuildQueue(build: () => Promise<void>): {
  request: () => void;
  settled: () => Promise<void>;
} {
  let running: Promise<void> | undefined;
  let again = false;

  const run = async (): Promise<void> => {
    do {
      again = false;
      await build();
    } while (again);
    running = undefined;
  };

  const request = (): void => {
    if (running) again = true;
    else running = run();
  };
  return { request, settled: async () => running };
}
