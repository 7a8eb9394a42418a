import type { DerivedFile, PlannedCopy } from '../../schemas/asset.ts';
import type { Picture } from '../../schemas/planned.ts';
import type { TypefaceFile } from '../model/plan.ts';
import type { Site } from '../model/site.ts';
import type { Media } from '../model/source.ts';
import { derivePicture, isRaster } from './derive-picture.ts';
import { deriveTypeface } from './derive-typeface.ts';

/** Gives the files of `content/media` their finished addresses, and remembers what has to be copied or made for them. */
export type MediaPlan = {
  picture: (name: string, alt: string) => Picture;
  file: (name: string) => string;
  typeface: (name: string, weights: string, characters: string) => string;
  /** The file itself, to be measured. */
  typefaceFile: (name: string) => TypefaceFile;
  copies: Map<string, PlannedCopy>;
  derived: Map<string, DerivedFile>;
};

/** `base` as in addresses: `''` or `/branch`. */
export function createMediaPlan(site: Pick<Site, 'media'>, base: string): MediaPlan {
  const copies: MediaPlan['copies'] = new Map();
  const derived: MediaPlan['derived'] = new Map();
  const address = (output: string) => `${base}/${output}`;
  const take = (file: DerivedFile) => void derived.set(file.output, file);
  const copy = (media: Media): string => {
    const output = hashedName(media);
    copies.set(output, { path: media.path, output, bytes: media.bytes });
    return address(output);
  };
  return {
    copies,
    derived,
    file: (name) => copy(find(name, site)),
    picture: (name, alt) => {
      const media = find(name, site);
      const files = isRaster(media) ? derivePicture(media, address, take) : { src: copy(media) };
      return { ...files, alt, width: media.width ?? 0, height: media.height ?? 0 };
    },
    typeface: (name, weights, characters) => {
      const file = deriveTypeface(find(name, site), weights, characters);
      take(file);
      return address(file.output);
    },
    typefaceFile: (name) => {
      const { path, hash } = find(name, site);
      return { path, hash };
    },
  };
}

function find(name: string, site: Pick<Site, 'media'>): Media {
  const media = site.media[name];
  if (!media) throw new Error(`${name} in content/media was not checked`);
  return media;
}

/** The finished name carries the content's hash, so that browsers may keep the file for ever. */
function hashedName({ name, hash }: Media): string {
  return `media/${name.replace(/(\.[^./]+)?$/, `.${hash}$1`)}`;
}
