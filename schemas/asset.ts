/**
 * Files that planning requests besides the pages: copied, re-encoded, drawn. Plain data; the stage that makes them
 * knows how.
 */
import type { Place } from '../diagnostics/place.ts';
import type { SocialPicture } from './planned.ts';
import type { PictureSource } from './types.ts';

/** A file that a page, or the site, needs. `output` is within `dist/`: equal outputs are equal files. */
export type Asset =
  | { make: 'copy'; file: PlannedCopy }
  | { make: 'derived'; file: DerivedFile }
  | { make: 'drawing'; file: PlannedDrawing }
  | { make: 'art'; file: PlannedArt };

/** A file copied into `dist/`. `path` is absolute, `output` relative to `dist/`. */
export type PlannedCopy = { path: string; output: string; bytes: number };

/** Still raster picture formats. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif';

/** The focus and the crop of a picture, in per cent of the whole. */
export type PictureView = Pick<PictureSource, 'focus' | 'crop'>;

/** In pixels of a picture as displayed, from its left and top edges. */
export type PicturePart = { left: number; top: number; width: number; height: number };

/**
 * A picture in one size and format. `width` in pixels, never above the source's; `quality` from 1 to 100 if the format
 * is lossy; `part`: all that is left of a cropped picture.
 */
export type PictureRecipe = {
  kind: 'picture';
  format: PictureFormat;
  width: number;
  quality?: number;
  part?: PicturePart;
};

/** The file unchanged except for metadata from cameras and programs. `bytes`: its size. */
export type CleanRecipe = { kind: 'clean'; bytes: number };

/** A typeface reduced to these characters, and to these weights if it has several. */
export type TypefaceRecipe = { kind: 'typeface'; characters: string; weights: { min: number; max: number } };

/** A file of `dist/` that is made from one in `content/media`. */
export type DerivedFile = {
  output: string;
  /** 32 hex digits, from the source's bytes, the recipe and the encoder's version: equal keys are equal bytes. */
  key: string;
  source: { path: string; sha256: string; place: Place };
  recipe: PictureRecipe | TypefaceRecipe | CleanRecipe;
};

/** A picture that is drawn during the build. `output` is within `dist/`; `place` is that of its data. */
export type PlannedDrawing = { output: string; place: Place } & (
  | {
      kind: 'social';
      picture: Omit<SocialPicture, 'logo' | 'art'>;
      logo?: DrawnFile;
      /** The picture that the page shows: a file, or a drawing. */
      art?: DrawnFile | PlannedArt;
      typefaces: Typefaces;
      /** The places of its words. */
      places: { title: Place; siteName: Place };
    }
  | { kind: 'icon'; source: DrawnFile; size: number; look: IconLook }
  /** One file with the icon in several sizes. */
  | { kind: 'favicon'; source: DrawnFile; sizes: readonly number[] }
);

/**
 * An SVG drawing that pages show: `kind` names its template, which draws it from `props`. `output` is within `dist/`.
 */
export type PlannedArt = { output: string; place: Place; kind: string; props: object };

/** `path` is absolute; `hash` is that of the bytes; width and height of the whole in CSS pixels; `part`: what is drawn. */
export type DrawnFile = {
  name: string;
  path: string;
  hash: string;
  width: number;
  height: number;
  part?: PicturePart;
};

type TypefaceOnDisk = { name: string; path: string; hash: string };

/** `scripts`: those for scripts that the two can’t write, if the words are in one. */
export type Typefaces = Record<'heading' | 'text', TypefaceOnDisk> & { scripts?: TypefaceOnDisk[] };

/**
 * `background` fills transparent areas; `scale` is the icon's share of the edge: systems crop the rest to their own
 * shape.
 */
export type IconLook = { background?: string; scale: number };
