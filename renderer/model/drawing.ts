import type { SocialPicture } from '../../schemas/planned.ts';
import type { Place } from './place.ts';

/** A picture that is drawn while the site is built. `output` is within `dist/`; `place` is where its data stands. */
export type PlannedDrawing = { output: string; place: Place } & (
  | {
      kind: 'social';
      picture: Omit<SocialPicture, 'logo' | 'art'>;
      logo?: DrawnFile;
      /** The picture that the page shows: a file, or what is drawn for the page. */
      art?: DrawnFile | PlannedArt;
      typefaces: Typefaces;
    }
  | { kind: 'icon'; source: DrawnFile; size: number; look: IconLook }
  /** One file with the icon in several sizes. */
  | { kind: 'favicon'; source: DrawnFile; sizes: readonly number[] }
);

/** A drawing in SVG that pages show: `kind` names its template, which makes it of `props`. `output` is within `dist/`. */
export type PlannedArt = { output: string; place: Place; kind: string; props: object };

/** `path` is absolute; `hash` is that of the bytes; width and height in CSS pixels. */
export type DrawnFile = { name: string; path: string; hash: string; width: number; height: number };

export type Typefaces = Record<'heading' | 'text', { name: string; path: string; hash: string }>;

/** `ground` fills what is transparent; `scale` is the icon's share of the edge: systems cut the rest into their own shape. */
export type IconLook = { ground?: string; scale: number };
