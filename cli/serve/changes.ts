/** The files that have changed since the last build that was carried to its end, whatever came of it. */
export type Changes = {
  /** Ends what has begun: it is out of date. */
  add: (files: readonly string[]) => void;
  begin: () => Round;
};

/** `signal`: aborted once a file changes again. */
export type Round = {
  files: readonly string[];
  signal: AbortSignal;
  /** The build is done: its files have been dealt with. */
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
