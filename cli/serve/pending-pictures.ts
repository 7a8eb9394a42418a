import { readFile } from 'node:fs/promises';
import type { PendingPicture } from '../../renderer/site.ts';

/**
 * The pictures that a build deferred, so that a page with a new photo shows at once: makes those that a browser
 * requests first, and when all are ready, requests a build that puts them into the output.
 */
export type PendingPictures = {
  /** The pictures deferred by the last build. */
  replace: (files: readonly PendingPicture[]) => void;
  /** Makes the one for a path of the output; undefined if there is none. */
  make: (output: string) => Promise<Uint8Array | undefined>;
  /** All those deferred by the last build. */
  all: () => PendingPicture[];
  /** Makes all that are left, then calls `finished`. Ends early if another build has replaced them. */
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
      // If none could be made, another build would only come back here.
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
