/**
 * What code may add to the schema of a kind: pure functions of finished values only. A kind without code works in full;
 * `registry.ts` lists those that have some.
 */

import type { Report } from '../diagnostics/diagnostic.ts';
import type { Fields } from '../diagnostics/fields.ts';
import type { Path, Place } from '../diagnostics/place.ts';
import type { PictureView } from '../schemas/asset.ts';
import type { Body, DateWords, Link, Money, Period, Picture, PlannedDate } from '../schemas/planned.ts';
import type { DocumentBlock, DocumentFont } from '../schemas/planned-document.ts';
import type { Planned } from './planned.ts';
import type { KindDayRule, KindEditRule, KindRule } from './rule-site.ts';

/** An entry being planned. Everything that it returns is finished, and recorded as read. */
export type PlanEntry = {
  kind: string;
  id: string;
  /**
   * These fields, in their written order, finished by their meanings; fields that are missing, hidden or over today are
   * absent. Texts may name the entry's own fields: `{course.duration}`.
   */
  fields: <T>(...keys: readonly (keyof T & string)[]) => Planned<T>;
  /** A value as written. */
  written: (...path: Path) => Planned<unknown>;
  /**
   * The text below the front matter; the paths of its origins start with `body`. Each heading's id starts with
   * `prefix`.
   */
  body: (prefix?: string) => Planned<{ body: Body; contents: { id: string; text: string }[] }>;
  /** The text's number of words, where a name in braces counts as one, and of second-level headings. */
  counts: () => Planned<{ words: number; chapters: number }>;
  /** The line of a value, or of the whole file. */
  place: (path?: Path) => Place;
  /** The page that a route makes for the entry; `page` chooses among several routes by their page's name. */
  href: (page?: RouteChoice) => Planned<string | undefined>;
};

/**
 * `only`: the route to this page; `not`: the first route to a different page or, with `undefined`, the second route.
 * Left out: the first route.
 */
export type RouteChoice = { only: string } | { not: string | undefined };

/** The site being planned, as the code of kinds sees it. */
export type PlanSite = {
  /**
   * A setting of site.yaml, or a value within it, finished; `undefined` if missing. Only the value itself is recorded
   * as read.
   */
  setting: <T>(key: string, ...path: Path) => Planned<T | undefined>;
  /** A value of site.yaml as written. */
  written: (...path: Path) => Planned<unknown>;
  /**
   * A group of the wording, or a text within it, finished. The check has ensured that it exists if the kind is used.
   */
  wording: <T>(group: string, ...path: Path) => Planned<T>;
  /** Another entry, finished; `undefined` if it is hidden today or doesn't exist. */
  entry: <T>(kind: string, id: string, form?: 'card' | 'whole') => Planned<T | undefined>;
  /** Entries in order, finished, without those that are hidden today. */
  entries: <T>(kind: string, ids: readonly string[]) => Planned<T[]>;
  /** The ids that a selection chooses today, in the kind's order. `{}`: all. */
  select: (kind: string, selection: Readonly<Record<string, unknown>>) => Planned<readonly string[]>;
  /** A value of another entry as written, hidden today or not. */
  writtenIn: (kind: string, id: string, ...path: Path) => Planned<unknown>;
  /** Whether an amount of an entry, or of site.yaml, was converted from another currency. */
  isConverted: (amount: { of: { kind: string; id: string } | 'site'; path: Path }) => Planned<boolean>;
  /** Whether an entry is shown today. */
  isShown: (kind: string, id: string) => Planned<boolean>;
  /** The value of a name in braces, hidden entries included. Its origin is the line of that value. */
  name: (name: string) => Planned<string | undefined>;
  /** The page that a route makes for another entry. */
  href: (kind: string, id: string, page?: RouteChoice) => Planned<string | undefined>;
  /** An address as an editor writes it, finished: with base path and trailing slash. */
  link: (written: string) => Planned<Link>;
  /** Whether an address, as written, leads to a page that is not made today. */
  isHidden: (written: string) => Planned<boolean>;
  /** The address of the page with this name, or of home if there is none. */
  pageHref: (page: string | undefined) => Planned<string>;
  /** A finished address made absolute, for use outside of the site. */
  absolute: (href: string) => Planned<string>;
  /** The direction of the site's language: `rtl` lines begin on the right. */
  direction: () => Planned<'ltr' | 'rtl'>;
  /** `''` or `/branch`. */
  base: string;
  /** A picture of content/media; `view`: what is shown of it. */
  picture: (name: string, alt: string, view?: PictureView) => Planned<Picture>;
  /** A file of content/media, copied unchanged: its finished address. */
  file: (name: string) => Planned<string>;
  /** The file of a typeface, for embedding in a document. */
  typefaceFile: (name: string) => Planned<DocumentFont>;
  /** The text of an MDX entry for a document: without pictures and rules, names filled in, addresses absolute. */
  documentBlocks: (kind: string, id: string) => Planned<DocumentBlock[]>;
  /**
   * The finished props of the first such section on a page; `undefined` if there is none or the page is hidden today.
   */
  section: <T>(page: string, section: string) => Planned<T | undefined>;
  /** A drawing by the template `kind` from `props`: `templates/art/drawings.ts`. */
  art: (drawing: { kind: string; name: string; place: Place; props: object }) => Planned<Picture>;
  /** A text with its names filled in. `places` are its lines. */
  text: (written: string, places: readonly Place[]) => Planned<string>;
  /** The line of a setting. */
  place: (path?: Path) => Place;
  /** A value that the code of a kind plans once for all pages: `promotion`, `nextEvent`. */
  shared: <T>(name: string) => Planned<T | undefined>;
  format: PlanFormat;
  /** Whether an instant, such as `2026-11-22T10:00:00Z`, has passed. */
  isPast: (instant: string) => Planned<boolean>;
  /** The calendar date of the current moment in the site's time zone. */
  day: string;
};

/** Amounts, numbers and dates in the site's locale, currency and time zone. */
export type PlanFormat = {
  /** With all the currency's usual decimals, so that prices align in a list: £600.00. */
  money: (amount: number) => Planned<Money>;
  /**
   * Marks an amount as converted from another currency; without decimals if such amounts are rounded to whole units.
   */
  converted: (amount: Money) => Planned<Money>;
  /** For running text, fees and savings: without `.00` if the amount is whole. */
  roundMoney: (amount: number) => Planned<Money>;
  /** The price of something free, in the site's word for it. */
  free: () => Planned<Money>;
  number: (value: number) => Planned<string>;
  /** From hundredths: `43%`. */
  percent: (hundredths: number) => Planned<string>;
  /** `English, Nepali`, with the comma of the locale. */
  list: (items: readonly string[]) => Planned<string>;
  /**
   * `most`: the decimals that an amount may have. `usual`: those that sums are rounded to; `converted`: those for sums
   * of converted amounts.
   */
  decimals: () => Planned<{ most: number; usual: number; converted: number }>;
  /** For scripts that know the day only in the browser. */
  dateWords: () => Planned<DateWords>;
  /** A calendar date, `2025-06-25`. */
  date: (iso: string, weekday?: 'weekday') => Planned<PlannedDate>;
  /** A local time in a zone on a date: the instant with its offset, and `4:00 pm BST`. */
  zonedTime: (date: string, time: string, timeZone: string) => Planned<PlannedDate>;
  /** `minutes` after an instant, as the zone's clocks then show it. */
  laterTime: (iso: string, minutes: number, timeZone: string) => Planned<PlannedDate>;
  /** An instant as clocks of a zone show it: `4:00 pm BST`. */
  clockTime: (instant: string, timeZone: string) => Planned<PlannedDate>;
  /** Two instants on different days: `1 May, 09:00 BST – 3 May, 13:00 BST`. */
  clockTimes: (begin: string, end: string, timeZone: string) => Planned<string>;
  /** Calendar dates, both included: `1 – 3 May 2027`. */
  dates: (first: string, last: string) => Planned<string>;
  /** `3 days`, in the words of the locale. */
  days: (count: number) => Planned<string>;
  /** The calendar date of an instant in the site's time zone. */
  dayOf: (instant: string) => Planned<string>;
  /** Midnight in the site's zone: `2025-06-25T00:00:00+01:00`. */
  startOfDay: (date: string) => Planned<string>;
};

/** A value that is planned once for all pages and that texts may name: `{promotion.code}`. */
export type SharedValue = {
  /** `undefined` if there is none today. `entry`: texts name the fields of this entry. */
  plan: (site: PlanSite) => Planned<unknown>;
  /** The value of `{promotion.price}`; undefined if there is no such field. */
  name?: (field: string, site: PlanSite) => Planned<string | undefined>;
  /**
   * The fields that texts may name, from site.yaml as written: none if the site has no such value. Left out: those of
   * `entryOf`.
   */
  fields?: (settings: Fields) => readonly string[];
  /** For `{nextEvent.date}`: the kind whose entry the value is. */
  entryOf?: string;
  /** How long the value is valid: texts that name it appear and disappear with it. */
  life: (value: never) => Period;
};

/** An entry's page, for search engines, networks and programs. */
export type DataPage = {
  address: string;
  title: string;
  /** Absolute. */
  canonical: string;
  /** The page's picture for sharing, absolute, in a format that search engines can show. */
  picture: string | undefined;
  current: { kind: string; id: string } | undefined;
};

/** How an entry's page is presented when shared. */
export type EntrySharing = {
  /** Above and below the title on the drawn picture. */
  eyebrow?: string;
  note?: string;
  /** The entry's own picture as planned: a drawing's address, or … */
  picture?: Picture;
  /** … the name of a file in content/media, of which `crop` is cut off. */
  file?: string;
  crop?: PictureView['crop'];
  /** Only for articles: instants with offset. */
  article?: { published: string; modified?: string; author: string; section: string };
};

/** An item of the feed. `published` and `updated` are instants with offset. */
export type FeedEntry = {
  title: string;
  summary: string;
  body: Body;
  author: string;
  category: string;
  published: string;
  updated?: string;
  /** A finished address. */
  picture?: string;
};

/** Where a button leads, finished. */
export type ActionTargetPlan =
  | ({ kind: 'link' } & Link)
  | { kind: 'download'; href: string; fileName: string }
  | { kind: 'dialog'; dialog: string; href: string };

/** What a button can do besides leading to an address. */
export type ActionTarget = {
  /** Reports what is wrong with the written target; `place` leads to a value within it, `settings` is site.yaml. */
  check: (written: unknown, place: (...path: Path) => Place, settings: Fields, report: Report) => void;
  /** The target of the button. `text` returns a text within what is written, its names filled in. */
  plan: (
    written: unknown,
    text: (...path: Path) => Planned<string>,
    site: PlanSite,
  ) => Planned<ActionTargetPlan>;
};

export type KindCode = {
  /** What the kind's schema can't express, and what must be true only before going live. */
  rules?: readonly KindRule[];
  releaseRules?: readonly KindRule[];
  dayRules?: readonly KindDayRule[];
  editRules?: readonly KindEditRule[];
  /** By the key that an editor writes in a button: `chat: { message: … }`. */
  actionTargets?: Readonly<Record<string, ActionTarget>>;
  /** The entry as lists and cards show it. Left out: its fields, `id` and `href`. */
  plan?: (entry: PlanEntry, site: PlanSite) => Planned<object>;
  /**
   * The entry as its own page, or a section that shows it in full, presents it. Left out: as in lists, with its body.
   */
  whole?: (entry: PlanEntry, site: PlanSite) => Planned<object>;
  /**
   * Names for which there is no written field, or that are shown differently from their meaning: `{courses.ID.saving}`.
   */
  names?: Readonly<Record<string, (entry: PlanEntry, site: PlanSite) => Planned<string | undefined>>>;
  /**
   * Whether a written entry has a computed value; every entry has those not listed here. No value is trusted to have
   * its shape.
   */
  has?: Readonly<Record<string, (written: Fields) => boolean>>;
  /** The order of all entries that are shown today, if the schema's head can't express it. */
  order?: (ids: readonly string[], site: PlanSite) => Planned<readonly string[]>;
  /** Conditions of `entries` besides the fields: `ahead: true`. */
  conditions?: Readonly<Record<string, (id: string, wanted: unknown, site: PlanSite) => Planned<boolean>>>;
  shared?: Readonly<Record<string, SharedValue>>;
  sharing?: (entry: PlanEntry, site: PlanSite) => Planned<EntrySharing>;
  feedItem?: (entry: PlanEntry, site: PlanSite) => Planned<FeedEntry>;
  /** Objects of schema.org, by the names in a page's `structuredData`. */
  structuredData?: Readonly<Record<string, (page: DataPage, site: PlanSite) => Planned<object[]>>>;
  /**
   * What the kind adds to the frame around every page (`parts`, shown by templates/frame-parts.ts), and how it changes
   * all parts on one page.
   */
  frame?: (site: PlanSite) => Planned<object>;
  frameOn?: <F extends object>(parts: F, page: FramedPage) => F;
  /** Text files for programs, such as calendars; PDF documents. */
  files?: (site: PlanSite) => Planned<object[]>;
  documents?: (site: PlanSite) => Planned<object[]>;
  /** Addresses that the site's forms post or link to, and that its scripts fetch from. */
  targets?: (site: PlanSite) => Planned<{ formActions: readonly string[]; connections: readonly string[] }>;
  /** Instants at which the entry's presentation changes, each with the value that causes it. */
  moments?: (entry: PlanEntry, site: PlanSite) => Planned<readonly Moment[]>;
  /** Calendar days on which the site changes, besides `from` and `until`. */
  dates?: (entry: PlanEntry, site: PlanSite) => readonly string[];
};

/** `instant`: with offset. `path` leads to the value in the entry. */
export type Moment = { instant: string; what: 'begins' | 'ends'; path: Path };

/** A page as its frame sees it: `plain` at a checkout. */
export type FramedPage = {
  plain: boolean;
  current: { kind: string; id: string } | undefined;
  sections: readonly { kind: string; props: Readonly<Record<string, unknown>> }[];
};

/** The code of kinds, by name: those in `registry.ts`, and those of the site. */
export type KindCodes = Readonly<Record<string, KindCode>>;
