import type { PictureRecipe, TypefaceRecipe } from '../../schemas/asset.ts';

/** What makes files of files. `examinePicture` says whether a picture can be decoded; the others throw where it can't. */
export type Encoders = {
  examinePicture: (bytes: Uint8Array) => Promise<boolean>;
  encodePicture: (bytes: Uint8Array, recipe: PictureRecipe) => Promise<Uint8Array>;
  subsetTypeface: (bytes: Uint8Array, recipe: TypefaceRecipe) => Promise<Uint8Array>;
};

/** Native code and megabytes of it: loaded when the first file is to be made, which in most runs is never. */
export const packagedEncoders: Encoders = {
  examinePicture: async (bytes) => (await import('./encode-picture.ts')).examinePicture(bytes),
  encodePicture: async (bytes, recipe) => (await import('./encode-picture.ts')).encodePicture(bytes, recipe),
  subsetTypeface: async (bytes, recipe) =>
    (await import('../typefaces/subset-typeface.ts')).subsetTypeface(bytes, recipe),
};
