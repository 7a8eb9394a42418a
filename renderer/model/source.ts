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

/** `words`: a name in braces is one. `chapters`: headings of the second level. */
export type TextCounts = { words: number; chapters: number };

/** A file that was read, with the way back from each value to where it stands: `locate` and its neighbours in `renderer/source/` go it. */
export type Source = SourceText & {
  /** The YAML document, or the front matter of an MDX file, without what could not be read; `undefined` where that is all of it. */
  value: unknown;
  /** Where the value stands and everything within it; absent where it could not be parsed. */
  spans?: Span;
  /** Something of it could not be read: what is missing in `value` may well stand in the file. */
  isPart?: true;
  /**
   * The MDX body, which begins at `start` of `text`: the tree keeps offsets within `text`. `isBlank`: nothing stands there.
   * `counts`: without what its notation takes. `gaps`: what of it could not be read, as offsets. Absent in YAML files.
   */
  body?: {
    tree: Root;
    start: number;
    isBlank: boolean;
    counts: TextCounts;
    gaps?: readonly { start: number; end: number }[];
  };
  /** Of a file that a branch shares with its base: the other files that parts of the value stand in, by their names. */
  layers?: Readonly<Record<string, SourceText>>;
  /** What of the base the branch says otherwise, from the base up. */
  overrides?: readonly Override[];
  /** What it says otherwise of every entry of the folder, in `overrides` of its site.yaml: nothing is remembered of it. */
  ruled?: readonly Override[];
  /** The id of the entry, where the file still has a name that the base has given up. */
  entry?: string;
  /** What the branch still calls by a name that its base has given up. */
  renamed?: readonly Renamed[];
  /** A file of the branch that was meant for an entry which its base hasn't got. */
  orphan?: Orphan;
  /** An entry of the base that the branch leaves out: it is known, so that what leads to it goes along, but never shown. */
  isLeftOut?: true;
  /** Where it is so because nobody has taken it in: the site.yaml whose `inherit` doesn't. */
  unlistedIn?: string;
  /** Of site.yaml: routes of the base that the branch takes out, as they are written. */
  leftOutRoutes?: readonly unknown[];
};

/**
 * A value of a branch that stands in place of one of its base (`was`; undefined where the base has none any more). `path` has the keys of what stands in lists;
 * `file` is the branch's, `span` where the value stands in it; `line`: where the line ends on which its name stands, and
 * the comment there begins; `replaced`: where the base's stands; `travels`: false where a branch has to say it anyway.
 */
export type Override = {
  path: Path;
  was: unknown;
  now: unknown;
  file: string;
  span: { start: number; end: number; key?: number };
  line: { end: number; comment?: number };
  replaced: Place;
  travels?: false;
  /** The text of an article, below its fields. */
  isText?: true;
};

/** `was`, `now`: entries, such as courses/oet-weekend, or addresses. `what`: whether a file or the name of something in a list is to be put right. */
export type Renamed = { what: 'file' | 'name'; was: string; now: string; place: Place };

/** `meant`: the id of the entry that it was probably meant for. `lacks`: the fields without which it is none by itself. */
export type Orphan = { meant?: string; lacks: readonly string[] };

/**
 * Where a value stands: offsets within a file's text. `key`: where its name starts, in a group of fields. `file`: the
 * file of `layers` that it stands in, with all that is within it; left out, that of the group around it. `lost`: fields
 * that stand there but could not be read; `gap`: something else stands there too, and nobody knows what.
 */
export type Span = { start: number; end: number; key?: number; file?: string } & (
  | {
      kind: 'scalar';
      /** The value, where it is a text. */
      text?: string;
      /** An amount of a base with another currency: that, or `converted` where the value is the amount in the site’s own. */
      currency?: string;
      converted?: true;
    }
  | { kind: 'list'; items: readonly Span[]; gap?: true }
  /** The order in which fields are written is that of their `key`. Ask with `Object.hasOwn`. */
  | { kind: 'group'; fields: Readonly<Record<string, Span>>; lost?: readonly string[]; gap?: true }
  /** What could not be read: the value around it goes without it. */
  | { kind: 'refused' }
);

/** A file that pages may show: copied as it is, but for its notes, under a name that carries its hash. */
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
  /** Present where the picture may be encoded anew in other sizes: it is made of pixels and doesn't move. */
  format?: Exclude<PictureFormat, 'avif'>;
  /** Present where it isn’t published as it is: it may hold more than is seen and heard, such as where it was taken, or lacks what browsers need to show it. */
  hasNotes?: true;
};

export type MediaFiles = Readonly<Record<string, Media>>;

/**
 * A site that another one is made of. `root`: absolute. `file`: its folder as messages call it, relative to the site's
 * own, empty for that. `language` (a tag), `currency`: those of the layer with all that it extends, where they are stated.
 */
export type SiteLayer = { root: string; file: string; language?: string; currency?: string };

/**
 * Another site of the family, as far as is known of it without judging it: its site.yaml, and of its entries when they
 * are shown and in which language.
 */
export type Neighbour = {
  /** Its position in `alternates.sites` of site.yaml. */
  index: number;
  /** Whether it names this site as well. */
  isMutual: boolean;
  /** Whether it extends no other. */
  isOutermost: boolean;
  settings: Readonly<Record<string, unknown>>;
  leftOutRoutes: readonly unknown[];
  collections: Readonly<Record<string, readonly { id: string; value: Readonly<Record<string, unknown>> }[]>>;
};

/** Everything that stands in the site's folder, parsed but not judged. Plain data: it survives `structuredClone` and JSON. */
export type Sources = {
  /** Absolute. */
  root: string;
  /** The site's own, that of the site which it extends, and so on. */
  layers: readonly SiteLayer[];
  site: Source;
  /** By collection or document kind (`pages`, `courses`, `posts`, …), in file name order. */
  collections: Readonly<Record<string, readonly Source[]>>;
  /** By name. Editors write these names: ask with `Object.hasOwn`. */
  media: MediaFiles;
  /** The sites that it names under `alternates`. */
  neighbours?: readonly Neighbour[];
};
