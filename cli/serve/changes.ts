/** The files that have changed since the last completed build, whatever its result. */
export type Changes = {
  /** Aborts a running build: it is out of date. */
  add: (files: readonly string[]) => void;
  begin: () => Round;
};

/** `signal`: aborted once a file changes again. */
export type Round = {
  files: readonly string[];
  signal: AbortSignal;
  /** The build is complete: its files have been processed. */
  end: () => void;
};

export function createChanges(): Changes {
  let files = new Set<string>();
  let running = new AbortController();
  return {
    add: (changed) => {
      for (const file of changed) files.add(file);
      running.abort();
    },
    begin: () => {
      running = new AbortController();
      return {
        files: [...files],
        signal: running.signal,
        end: () => {
          files = new Set();
        },
      };
    },
  };
}
