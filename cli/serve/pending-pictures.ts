import { readFile } from 'node:fs/promises';
import { makeAssets } from '../../renderer/assets/make-assets.ts';
import { createMediaCache, mediaCacheFolder } from '../../renderer/assets/media-cache.ts';
import type { DerivedFile } from '../../schemas/asset.ts';

/**
 * The pictures that a build left for later, so that a page with a new photo shows at once: first comes what a browser
 * asks for, then, when all are there, a build that puts them into the output.
 */
export type PendingPictures = {
  /** What the last build left. */
  replace: (files: readonly DerivedFile[]) => void;
  /** Makes the one that belongs at a path of the output; undefined where none does. */
  make: (output: string) => Promise<Uint8Array | undefined>;
  /** Makes all that are left, then calls `finished`. Ends early when another build has replaced them. */
  finish: () => Promise<void>;
};

export function createPendingPictures(
  root: string,
  { finished, signal }: { finished: () => void; signal: AbortSignal },
): PendingPictures {
  const cache = createMediaCache(mediaCacheFolder(root));
  let pending = new Map<string, DerivedFile>();

  const derive = async (file: DerivedFile): Promise<string | undefined> => {
    // What is wrong with the file is for the next build to say: it looks at the same one.
    const { copies } = await makeAssets([file], { cache, extent: 'all', signal }, () => undefined);
    return copies[0]?.path;
  };

  return {
    replace: (files) => {
      pending = new Map(files.map((file) => [file.output, file]));
    },
    make: async (output) => {
      const file = pending.get(output);
      const path = file && (await derive(file));
      return path === undefined ? undefined : readFile(path);
    },
    finish: async () => {
      const started = pending;
      let made = 0;
      for (const file of started.values()) {
        if (signal.aborted || pending !== started) return;
        if (await derive(file)) made += 1;
      }
      // Where none could be made, another build would only come back here.
      if (made > 0) finished();
    },
  };
}
