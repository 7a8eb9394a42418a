import { readFile } from 'node:fs/promises';
import type { PendingPicture } from '../../renderer/site.ts';

/**
 * The pictures that a build left for later, so that a page with a new photo shows at once: first comes what a browser
 * asks for, then, when all are there, a build that puts them into the output.
 */
export type PendingPictures = {
  /** What the last build left. */
  replace: (files: readonly PendingPicture[]) => void;
  /** Makes the one that belongs at a path of the output; undefined where none does. */
  make: (output: string) => Promise<Uint8Array | undefined>;
  /** All that the last build left. */
  all: () => PendingPicture[];
  /** Makes all that are left, then calls `finished`. Ends early when another build has replaced them. */
  finish: () => Promise<void>;
};

export function createPendingPictures({
  finished,
  signal,
}: {
  finished: () => void;
  signal: AbortSignal;
}): PendingPictures {
  let pending = new Map<string, PendingPicture>();
  return {
    replace: (pictures) => {
      pending = new Map(pictures.map((picture) => [picture.output, picture]));
    },
    make: async (output) => {
      const path = await pending.get(output)?.make(signal);
      return path === undefined ? undefined : readIfPresent(path);
    },
    all: () => [...pending.values()],
    finish: async () => {
      const started = pending;
      let made = 0;
      for (const picture of started.values()) {
        if (signal.aborted || pending !== started) return;
        if (await picture.make(signal)) made += 1;
      }
      // Where none could be made, another build would only come back here.
      if (made > 0) finished();
    },
  };
}

/** `site clean` may have removed it since. */
async function readIfPresent(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
