import type { DerivedFile, PlannedCopy } from '../../schemas/asset.ts';
import type { Encoders } from './encoders.ts';
import type { MediaStore } from './media-store.ts';

export type AssetOptions = {
  cache: MediaStore;
  /**
   * `examine` only checks that every picture can be decoded. `ready` also makes the typefaces and defers pictures that
   * were never made. `all` makes everything.
   */
  extent: 'examine' | 'ready' | 'all';
  encoders?: Encoders;
  signal?: AbortSignal;
};

/** `copies` are in the cache, ready for the output. `pending` can be made by calling again. */
export type MadeAssets = { copies: PlannedCopy[]; pending: DerivedFile[] };
