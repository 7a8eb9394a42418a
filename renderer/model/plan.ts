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

/**
 * What a page still says in the language of a site that it is built on, which runs the other way. `mixed`: those of its
 * texts that have letters of both directions, as they are read.
 */
export type Foreign = { language: string; direction: 'ltr' | 'rtl'; mixed: string[] };

export type PlannedPage = {
  /** Canonical path without base and trailing slash: `/courses`, `/` for home, `/404` for the not-found page. */
  address: string;
  /** Within `dist/`: `courses.html`, or `courses/index.html` where addresses end with a slash. */
  output: string;
  place: Place;
  /** The entry that the page is made for. */
  about?: { collection: string; id: string };
  /** It shows another part of a list that begins on another page: found through that one, or through the entries. */
  continues?: boolean;
  /** The newest calendar date of a change that its content states. */
  modified?: string;
  head: PageHead;
  frame: Frame;
  /** What the frame's place for them holds. */
  alternates?: AlternateLink[];
  sections: PlannedSection[];
  /** Absent where all is in the language of the page, or runs as it does. */
  foreign?: Foreign;
  origins: Origin[];
};

/** A typeface as it stands in content/media: `path` is absolute, `hash` that of the bytes. */
export type TypefaceFile = { path: string; hash: string };

/** The typeface of a script (`Deva`). `range` as CSS writes it: only a page with one of these characters fetches the file. */
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
    /** Of which kind the device's own typefaces are that stand in until the file is there. */
    fallback: 'serif' | 'sans-serif';
    source: TypefaceFile;
  }[];
  /** Of scripts that the others can’t write: those that the site shows. */
  scripts?: ScriptFace[];
};

/** What rendering needs to know about the website as a whole. */
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
  /** Origins whose players may stand in a page; absent without films. */
  frameTargets?: string[];
  /** Where the index of the site's search goes, within `dist/`; absent without a search. */
  searchFolder?: string;
};

/**
 * An old address. `from`: with the base path, without a slash at the end. `output`: where its page is written. `to`: a
 * finished address of the site, or one elsewhere; `target`: the same for whoever reads it outside of the site.
 */
export type PlannedRedirect = {
  from: string;
  output: string;
  to: string;
  target: string;
  /** It was written to lead to another old address, which leads on. */
  leadsOn?: true;
  language: string;
  place: { from: Place; to: Place };
};

/** By the names that `hosting` in site.yaml has for them. */
export type HostName = NonNullable<SiteSource['hosting']>;

/** Who serves the website, where that is known, and whether its addresses end with a slash. `place`: where it stands. */
export type Hosting = { host?: HostName; trailingSlash: boolean; place: Place };

/** What the website needs beside its pages. */
export type SitePlan = {
  hosting: Hosting;
  /** Old addresses, and where they lead today. */
  redirects: PlannedRedirect[];
  /** Feeds, the sitemap, calendars and the like. */
  files: PlannedFile[];
  /** The PDF files that are made of the content. */
  documents: PlannedDocument[];
  /** Typefaces, icons, and what the files show. */
  assets: Asset[];
  /** What the site doesn't show today because of `from` and `until`, and the next day on which that changes: its date (ISO), and the moment at which it begins where the site is. */
  schedule: {
    hidden: { place: Place; from?: string; until?: string; draft?: true }[];
    /** The drafts that are shown, with the addresses of their pages as links have them; only where drafts are asked for. */
    drafts?: { place: Place; addresses: string[] }[];
    nextChange?: string;
    nextChangeAt?: string;
  };
};
