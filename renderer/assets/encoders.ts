import type { PictureRecipe, TypefaceRecipe } from '../../schemas/asset.ts';

/** What makes files of files. All throw where the bytes can't be read as what they should be. */
export type Encoders = {
  examinePicture: (bytes: Uint8Array) => Promise<void>;
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
