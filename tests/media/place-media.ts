import { rmSync } from 'node:fs';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type Planned, plain, type Query } from '../../kinds/planned.ts';
import type { AssetOptions, MadeAssets } from '../../renderer/assets/asset-options.ts';
import { type Encoders, packagedEncoders } from '../../renderer/assets/encoders.ts';
import { makeAssets } from '../../renderer/assets/make-assets.ts';
import { createMediaStore, mediaStoreFolder } from '../../renderer/assets/media-store.ts';
import type { Media } from '../../renderer/model/source.ts';
import { deriveTypeface } from '../../renderer/plan/assets/derive-typeface.ts';
import { planFile, planPicture, planSharingPicture } from '../../renderer/plan/assets/plan-picture.ts';
import type { Asset, DerivedFile, PictureView, PlannedCopy } from '../../schemas/asset.ts';
import type { Picture } from '../../schemas/planned.ts';
import { basics, createSite, read } from '../read/create-site.ts';

/** Requests pictures and typefaces as pages do, and collects what they need by output path. */
export type MediaPlan = {
  picture: (name: string, alt: string, view?: PictureView) => Picture;
  sharing: (name: string, view?: PictureView) => Pick<Picture, 'src' | 'width' | 'height'>;
  file: (name: string) => string;
  typeface: (name: string, weights: string, characters: string) => string;
  copies: Map<string, PlannedCopy>;
  derived: Map<string, DerivedFile>;
};

export type PlacedMedia = {
  root: string;
  said: string[];
  plan: MediaPlan;
  /** Makes the requested files; problems are added to `said`, and each use of an encoder to `calls`. */
  derive: (options?: Partial<AssetOptions>) => Promise<MadeAssets>;
  calls: string[];
};

/** Reads these files from `content/media`, with a plan that pages could use. */
export async function placeMedia(files: Readonly<Record<string, Uint8Array | string>>): Promise<PlacedMedia> {
  const placed = Object.entries(files).map(([name, content]) => [`content/media/${name}`, content]);
  const root = createSite({ ...basics, ...Object.fromEntries(placed) });
  const { sources, said } = await read(root);
  const plan = createMediaPlan(sources?.media ?? {}, '/base');
  const calls: string[] = [];
  const cache = createMediaStore(mediaStoreFolder(root));
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
  rmSync(mediaStoreFolder(root), { recursive: true });
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

function createMediaPlan(media: Readonly<Record<string, Media>>, base: string): MediaPlan {
  const copies: MediaPlan['copies'] = new Map();
  const derived: MediaPlan['derived'] = new Map();
  const keep = (asset: Asset) => {
    if (asset.make === 'copy') copies.set(asset.file.output, asset.file);
    if (asset.make === 'derived') derived.set(asset.file.output, asset.file);
  };
  const find = (name: string): Media => {
    const file = media[name];
    if (!file) throw new Error(`no media ${name}`);
    return file;
  };
  const ask = <T>(query: Query) => plain(query.ask === 'media' ? find(query.name) : undefined) as Planned<T>;
  const once = <T>(_name: string, make: () => T) => make();
  return {
    copies,
    derived,
    picture: (name, alt, view) => {
      const planned = planPicture(
        { name, alt, ...view },
        { ask, once, address: { base, trailingSlash: false } },
      );
      for (const asset of planned.assets) keep(asset);
      return planned.value;
    },
    sharing: (name, view) => {
      const planned = planSharingPicture(
        { name, ...view },
        { ask, once, address: { base, trailingSlash: false } },
      );
      for (const asset of planned.assets) keep(asset);
      return planned.value;
    },
    file: (name) => {
      const planned = planFile(name, { ask, once, address: { base, trailingSlash: false } });
      for (const asset of planned.assets) keep(asset);
      return planned.value;
    },
    typeface: (name, weights, characters) => {
      const file = deriveTypeface(find(name), weights, characters);
      keep({ make: 'derived', file });
      return `${base}/${file.output}`;
    },
  };
}
