import { rmSync } from 'node:fs';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type Encoders, packagedEncoders } from '../../renderer/assets/encoders.ts';
import { type AssetOptions, type MadeAssets, makeAssets } from '../../renderer/assets/make-assets.ts';
import { createMediaCache, mediaCacheFolder } from '../../renderer/assets/media-cache.ts';
import { createMediaPlan, type MediaPlan } from '../../renderer/plan/plan-media.ts';
import { basics, createSite, read } from '../read/create-site.ts';

export type PlacedMedia = {
  root: string;
  said: string[];
  plan: MediaPlan;
  /** Makes what was asked of the plan; `said` grows by what is wrong, `calls` by each use of an encoder. */
  derive: (options?: Partial<AssetOptions>) => Promise<MadeAssets>;
  calls: string[];
};

/** These files in `content/media`, read, and a plan that pages could ask. */
export async function placeMedia(files: Readonly<Record<string, Uint8Array | string>>): Promise<PlacedMedia> {
  const placed = Object.entries(files).map(([name, content]) => [`content/media/${name}`, content]);
  const root = createSite({ ...basics, ...Object.fromEntries(placed) });
  const { sources, said } = await read(root);
  const plan = createMediaPlan({ media: sources?.media ?? {} }, '/base');
  const calls: string[] = [];
  const cache = createMediaCache(mediaCacheFolder(root));
  const report = ({ place, code }: Diagnostic) => void said.push(`${place.file} ${code}`);
  const derive = (options: Partial<AssetOptions> = {}) =>
    makeAssets(
      [...plan.derived.values()],
      { cache, extent: 'all', encoders: watchEncoders(calls), ...options },
      report,
    );
  return { root, said, plan, derive, calls };
}

export function forgetMade(root: string): void {
  rmSync(mediaCacheFolder(root), { recursive: true });
}

function watchEncoders(calls: string[]): Encoders {
  const { examinePicture, encodePicture, subsetTypeface } = packagedEncoders;
  return {
    examinePicture: (bytes) => {
      calls.push('examine');
      return examinePicture(bytes);
    },
    encodePicture: (bytes, recipe) => {
      calls.push(`${recipe.format} ${recipe.width}`);
      return encodePicture(bytes, recipe);
    },
    subsetTypeface: (bytes, recipe) => {
      calls.push('subset');
      return subsetTypeface(bytes, recipe);
    },
  };
}
