import type { PictureRecipe, TypefaceRecipe } from '../../schemas/asset.ts';

/**
 * Functions that make files from files. `examinePicture` returns whether a picture can be decoded; the others throw if
 * it can't.
 */
export type Encoders = {
  examinePicture: (bytes: Uint8Array) => Promise<boolean>;
  encodePicture: (bytes: Uint8Array, recipe: PictureRecipe) => Promise<Uint8Array>;
  subsetTypeface: (bytes: Uint8Array, recipe: TypefaceRecipe) => Promise<Uint8Array>;
};

/** Megabytes of native code: loaded when the first file has to be made, which in most runs is never. */
export const packagedEncoders: Encoders = {
  examinePicture: async (bytes) => (await import('./encode-picture.ts')).examinePicture(bytes),
  encodePicture: async (bytes, recipe) => (await import('./encode-picture.ts')).encodePicture(bytes, recipe),
  subsetTypeface: async (bytes, recipe) =>
    (await import('../typefaces/subset-typeface.ts')).subsetTypeface(bytes, recipe),
};
