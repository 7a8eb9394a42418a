import type { DerivedFile } from '../../schemas/asset.ts';
import { makeAssets } from '../assets/make-assets.ts';
import { openMedia } from '../warm/site-stores.ts';

/** A picture that a build left for later: the next build finds it made, and puts it into the output. */
export type PendingPicture = {
  /** Relative to the output folder. */
  output: string;
  /** Gives where the finished file stands (absolute); undefined where it can't be made, which the next build says. */
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
