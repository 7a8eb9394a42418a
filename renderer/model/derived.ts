import type { Place } from './place.ts';

/** Formats of pictures that are made of dots and stand still. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif';

/** A picture in one size and format. `width` in dots, never above the source's; `quality` from 1 to 100 where the format loses something. */
export type PictureRecipe = { kind: 'picture'; format: PictureFormat; width: number; quality?: number };

/** A typeface that has only these characters, and these weights where it has several. */
export type TypefaceRecipe = { kind: 'typeface'; characters: string; weights: { min: number; max: number } };

/** A file of `dist/` that is made of one in `content/media`. */
export type DerivedFile = {
  output: string;
  /** 32 hex digits, of the source's bytes, the recipe and the encoder's version: equal keys are equal bytes. */
  key: string;
  source: { path: string; sha256: string; place: Place };
  recipe: PictureRecipe | TypefaceRecipe;
};
