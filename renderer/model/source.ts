import type { Root } from 'hast';
import type { Path, Place } from '../../diagnostics/place.ts';
import type { PictureFormat } from '../../schemas/asset.ts';

/** A file's text, in which `renderer/source/` finds places. */
export type SourceText = {
  /** Relative to the site's folder, forward slashes. */
  file: string;
  text: string;
  /** The offset at which each line of `text` starts. */
  lines: readonly number[];
};

/** `words`: a name in braces counts as one. `chapters`: second-level headings. */
export type TextCounts = { words: number; chapters: number };

/** A file that was read. `locate` and its neighbours in `renderer/source/` find the place of each value. */
export type Source = SourceText & {
  /**
   * The YAML document, or the front matter of an MDX file, without the parts that couldn't be read; `undefined` if
   * nothing could.
   */
  value: unknown;
  /** Where the value and everything within it is; absent if it couldn't be parsed. */
  spans?: Span;
  /** Some of it could not be read: a value that is missing in `value` may be in the file. */
  isPart?: true;
  /**
   * The MDX body, which begins at `start` of `text`: the tree keeps offsets within `text`. `isBlank`: it is empty.
   * `counts`: without its notation. `gaps`: the parts that could not be read, as offsets. Absent in YAML files.
   */
  body?: {
    tree: Root;
    start: number;
    isBlank: boolean;
    counts: TextCounts;
    gaps?: readonly Extent[];
  };
  /** For a file that a branch shares with its base: the other files that contain parts of the value, by name. */
  layers?: Readonly<Record<string, SourceText>>;
  /** The overrides of the branch, from the base up. */
  overrides?: readonly Override[];
  /** What it overrides in every entry of the folder, from `overrides` of its site.yaml: nothing is remembered of it. */
  ruled?: readonly Override[];
  /** The id of the entry, if the file still has a name that the base has dropped. */
  entry?: string;
  /** Names that the branch still uses and its base has dropped. */
  renamed?: readonly Rename[];
  /** A file of the branch meant for an entry that its base doesn't have. */
  orphan?: Orphan;
  /** An entry of the base that the branch leaves out: known, so that links to it are removed too, but never shown. */
  isLeftOut?: true;
  /** The site.yaml whose `inherit` doesn't list it, if that is why it is left out. */
  unlistedIn?: string;
  /** For site.yaml: routes of the base that the branch removes, as written. */
  leftOutRoutes?: readonly unknown[];
};

/**
 * A value of a branch that replaces one of its base (`was`; undefined if the base no longer has one). `path` has the
 * keys of list items; `file` is the branch's file, `span` the value's offsets in it; `line`: the end of the line with
 * its name, and the start of the comment there; `replaced`: the place of the base's value; `travels`: false if a branch
 * has to state it anyway.
 */
export type Override = {
  path: Path;
  was: unknown;
  now: unknown;
  file: string;
  span: Extent & { key?: number };
  line: { end: number; comment?: number };
  replaced: Place;
  travels?: false;
  /** The text of an article, below its fields. */
  isText?: true;
};

/**
 * `was`, `now`: entries, such as courses/oet-weekend, or addresses. `what`: whether to rename a file or something in a
 * list.
 */
export type Rename = { what: 'file' | 'name'; was: string; now: string; place: Place };

/** `meant`: the id of the entry it was probably meant for. `lacks`: the fields it needs to be an entry by itself. */
export type Orphan = { meant?: string; lacks: readonly string[] };

/** A part of a text, in offsets. */
export type Extent = { start: number; end: number };

/**
 * Where a value is: offsets within a file's text. `key`: where its name starts, in a group of fields. `file`: the file
 * of `layers` that contains it and everything within it; if absent, that of the enclosing group. `lost`: fields that
 * are there but could not be read; `gap`: there is something else that could not be identified.
 */
export type Span = Extent & { key?: number; file?: string } & (
    | {
        kind: 'scalar';
        /** The value, if it is a text. */
        text?: string;
        /**
         * An amount of a base with another currency: that currency, or `converted` if the value is the amount in the
         * site’s own.
         */
        currency?: string;
        converted?: true;
      }
    | { kind: 'list'; items: readonly Span[]; gap?: true }
    /** Fields are written in the order of their `key`. Look up with `Object.hasOwn`. */
    | { kind: 'group'; fields: Readonly<Record<string, Span>>; lost?: readonly string[]; gap?: true }
    /** It could not be read: the value around it lacks it. */
    | { kind: 'refused' }
  );

/** A file that pages may show: copied unchanged except for its metadata, under a name that contains its hash. */
export type Media = {
  /** Relative to `content/media`. */
  name: string;
  /** Absolute. */
  path: string;
  /** SHA-256 of the bytes, as hex digits. */
  sha256: string;
  /** The first 8 of them. */
  hash: string;
  bytes: number;
  /** CSS pixels; absent for files that are not pictures. */
  width?: number;
  height?: number;
  /** Present if the picture can be encoded in other sizes: it consists of pixels and is not animated. */
  format?: Exclude<PictureFormat, 'avif'>;
  /**
   * Present if it isn’t published unchanged: it may contain more than is seen and heard, such as where it was taken, or
   * lacks what browsers need to show it.
   */
  hasNotes?: true;
};

export type MediaFiles = Readonly<Record<string, Media>>;

/**
 * A site that is part of another. `root`: absolute. `file`: its folder as shown in messages, relative to the site's
 * own, empty for that one. `language` (a tag), `currency`: those of the layer with all that it extends, if stated.
 */
export type SiteLayer = { root: string; file: string; language?: string; currency?: string };

/**
 * Another site of the family, as far as it is known without being judged: its site.yaml, and when its entries are shown
 * and in which language.
 */
export type Neighbour = {
  /** Its position in `alternates.sites` of site.yaml. */
  index: number;
  /** Whether it names this site as well. */
  isMutual: boolean;
  /** Whether it extends no other site. */
  isOutermost: boolean;
  settings: Readonly<Record<string, unknown>>;
  leftOutRoutes: readonly unknown[];
  collections: Readonly<Record<string, readonly { id: string; value: Readonly<Record<string, unknown>> }[]>>;
};

/** Everything in the site's folder, parsed but not judged. Plain data: it survives `structuredClone` and JSON. */
export type Sources = {
  /** Absolute. */
  root: string;
  /** The site's own, then that of the site it extends, and so on. */
  layers: readonly SiteLayer[];
  site: Source;
  /** By collection or document kind (`pages`, `courses`, `posts`, …), in file name order. */
  collections: Readonly<Record<string, readonly Source[]>>;
  /** By name. Editors choose these names: look up with `Object.hasOwn`. */
  media: MediaFiles;
  /** The sites that it names under `alternates`. */
  neighbours?: readonly Neighbour[];
};
