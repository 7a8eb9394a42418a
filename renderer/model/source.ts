import type { Root } from 'hast';
import type { Path, Place } from '../../diagnostics/place.ts';
import type { PictureFormat } from '../../schemas/asset.ts';

/** A file that was read, with the way back from each value to where it stands. */
export type Source = {
  /** Relative to the site's folder, forward slashes. */
  file: string;
  text: string;
  /** The YAML document, or the front matter of an MDX file; `undefined` where it could not be parsed. */
  value: unknown;
  /** Where the value (or, with `'key'`, its key) at `path` starts; the nearest parent's place where the path doesn't exist. */
  locate: (path: Path, part?: 'key' | 'value') => Place;
  /** What the file says for the scalar at `path`, as typed: `07123456789`, `"a"`, `1.10`; `undefined` for lists, groups and missing values. */
  written?: (path: Path) => string | undefined;
  /** Where character `offset` of the text at `path` stands (UTF-16 units of the value, not of the file): right also in quoted and block texts. */
  locateText?: (path: Path, offset: number) => Place;
  /** The MDX body, which begins at `start` of `text`: the tree keeps offsets within `text`. Absent in YAML files. */
  body?: { tree: Root; start: number; place: (offset: number) => Place };
};

/** A file that pages may show: copied as it is, under a name that carries its hash. */
export type Media = {
  /** Relative to `content/media`. */
  name: string;
  /** Absolute. */
  path: string;
  /** Of the bytes, as hex digits. */
  sha256: string;
  /** The first 8 of them. */
  hash: string;
  bytes: number;
  /** CSS pixels; absent for files that are no pictures. */
  width?: number;
  height?: number;
  /** Present where the picture may be encoded anew in other sizes: it is made of dots and doesn't move. */
  format?: Exclude<PictureFormat, 'avif'>;
};

/** Everything that stands in the site's folder, parsed but not judged. */
export type Sources = {
  /** Absolute. */
  root: string;
  site: Source;
  /** By collection or document kind (`pages`, `courses`, `posts`, …), in file name order. */
  collections: ReadonlyMap<string, readonly Source[]>;
  media: ReadonlyMap<string, Media>;
};
