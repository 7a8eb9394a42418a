export type BuildQueue = {
  request: () => void;
  /** Runs other work if no build is running; a build requested meanwhile starts after it. */
  spare: (work: () => Promise<void>) => void;
  /** Resolves once nothing is running. */
  settled: () => Promise<void>;
};

/**
 * At most one build runs and at most one waits: however many changes arrive meanwhile, one more build covers them all.
 */
export function createBuildQueue(build: () => Promise<void>): BuildQueue {
  let running: Promise<void> | undefined;
  let again = false;

  const run = async (work: () => Promise<void>): Promise<void> => {
    await work();
    while (again) {
      again = false;
      await build();
    }
    running = undefined;
  };

  return {
    request: () => {
      if (running) again = true;
      else running = run(build);
    },
    spare: (work) => {
      running ??= run(work);
    },
    settled: async () => running,
  };
}
