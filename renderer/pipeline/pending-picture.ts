import type { DerivedFile } from '../../schemas/asset.ts';
import { makeAssets } from '../assets/make-assets.ts';
import { openMedia } from '../warm/site-stores.ts';

/** A picture that a build left for later: the next build takes it from the cache and puts it into the output. */
export type PendingPicture = {
  /** Relative to the output folder. */
  output: string;
  /** Returns the absolute path of the finished file; undefined if it can't be made, which the next build reports. */
  make: (signal?: AbortSignal) => Promise<string | undefined>;
};

export function pendingPicture(file: DerivedFile, root: string): PendingPicture {
  return {
    output: file.output,
    make: async (signal) => {
      const cache = openMedia(root);
      const { copies } = await makeAssets([file], { cache, extent: 'all', signal }, () => undefined);
      return copies[0]?.path;
    },
  };
}
