import type { Place } from '../../diagnostics/place.ts';
import type { Origin } from '../../kinds/planned.ts';
import type { Asset } from '../../schemas/asset.ts';
import type { AlternateLink, Frame, PageHead, Period } from '../../schemas/planned.ts';
import type { PlannedDocument } from '../../schemas/planned-document.ts';
import type { SiteSource } from '../../schemas/types.ts';
import type { PlannedFile } from './file.ts';

/** A section with finished props. `place` is its line in the page's file. */
export type PlannedSection = {
  kind: string;
  id?: string;
  tone?: string;
  when?: Period;
  props: Readonly<Record<string, unknown>>;
  place: Place;
};

/** The direction in which a text runs. */
export type Direction = 'ltr' | 'rtl';

/**
 * The parts of a page that are still in the language of a base site, which runs in the other direction. `mixed`: those
 * of its texts that have letters of both directions, as they are read.
 */
export type Foreign = { language: string; direction: Direction; mixed: string[] };

export type PlannedPage = {
  /** Canonical path without base and trailing slash: `/courses`, `/` for home, `/404` for the not-found page. */
  address: string;
  /** Within `dist/`: `courses.html`, or `courses/index.html` if addresses end with a slash. */
  output: string;
  place: Place;
  /** The entry that the page is made for. */
  about?: { collection: string; id: string };
  /** It continues a list from another page, through which it is found, or through the entries. */
  continues?: boolean;
  /** The latest calendar date of a change stated in its content. */
  modified?: string;
  head: PageHead;
  frame: Frame;
  /** The links to other sites that the frame has a place for. */
  alternates?: AlternateLink[];
  sections: PlannedSection[];
  /** Absent if all of it is in the language of the page, or runs in the same direction. */
  foreign?: Foreign;
  origins: Origin[];
};

/** A typeface in content/media: `path` is absolute, `hash` is that of the bytes. */
export type TypefaceFile = { path: string; hash: string };

/**
 * The typeface of a script (`Deva`). `range` in CSS notation: only a page with one of these characters fetches the
 * file.
 */
export type ScriptFace = { script: string; family: string; href: string; weights: string; range: string };

/** A colour pair per theme token, CSS values as in site.yaml. */
export type Theme = {
  light: Readonly<Record<string, string>>;
  dark: Readonly<Record<string, string>>;
  fonts: {
    role: 'heading' | 'text';
    family: string;
    href: string;
    weights: string;
    style: string;
    /** The kind of device typeface that is used until the file has loaded. */
    fallback: 'serif' | 'sans-serif';
    source: TypefaceFile;
  }[];
  /** Typefaces for scripts that the others can’t write, if the site shows such a script. */
  scripts?: ScriptFace[];
};

/** Website-wide settings for rendering. */
export type SiteSettings = {
  /** `''` or `/branch`: no trailing slash. */
  base: string;
  /** Absolute, without trailing slash: `https://www.example.com`. */
  origin: string;
  runtime: 'react' | 'preact';
  theme: Theme;
  /** Origins that forms may post or navigate to, for the Content-Security-Policy. */
  formTargets: string[];
  /** Origins that scripts may fetch from (form endpoints). */
  connectTargets: string[];
  /** Origins whose players may be embedded in a page; absent without films. */
  frameTargets?: string[];
  /** The folder of the site's search index, within `dist/`; absent without a search. */
  searchFolder?: string;
};

/**
 * An old address. `from`: with the base path, without a trailing slash. `output`: where its page is written. `to`: a
 * finished address of the site, or an external one; `target`: the same address for readers outside the site.
 */
export type PlannedRedirect = {
  from: string;
  output: string;
  to: string;
  target: string;
  /** It was written to lead to another old address, which redirects in turn. */
  leadsOn?: true;
  language: string;
  place: { from: Place; to: Place };
};

/** The names used for `hosting` in site.yaml. */
export type HostName = NonNullable<SiteSource['hosting']>;

/** The host of the website, if known, and whether its addresses end with a slash. `place`: where this is written. */
export type Hosting = { host?: HostName; trailingSlash: boolean; place: Place };

/** Everything the website needs besides its pages. */
export type SitePlan = {
  hosting: Hosting;
  /** Old addresses, and where they lead now. */
  redirects: PlannedRedirect[];
  /** Feeds, the sitemap, calendars and so on. */
  files: PlannedFile[];
  /** The PDF files made from the content. */
  documents: PlannedDocument[];
  /** Typefaces, icons, and the files that pages show. */
  assets: Asset[];
  /**
   * What the site hides today because of `from` and `until`, and the next day on which that changes: its date (ISO),
   * and the moment at which it begins in the site's time zone.
   */
  schedule: {
    hidden: { place: Place; from?: string; until?: string; draft?: true }[];
    /** The drafts that are shown, with the addresses of their pages as used in links; only if drafts are requested. */
    drafts?: { place: Place; addresses: string[] }[];
    nextChange?: string;
    nextChangeAt?: string;
  };
};
