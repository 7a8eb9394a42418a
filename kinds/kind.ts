/**
 * What the code of a kind may add to what its schema says: all of it pure functions of finished values. A kind
 * without code works in full; `registry.ts` names those that have some.
 */
import type { Report } from '../diagnostics/diagnostic.ts';
import type { Path, Place } from '../diagnostics/place.ts';
import type { Body, DateWords, Link, Money, Period, Picture, PlannedDate } from '../schemas/planned.ts';
import type { DocumentBlock, DocumentFont } from '../schemas/planned-document.ts';
import type { KindDayRule, KindEditRule, KindRule } from './judged.ts';
import type { Planned } from './planned.ts';
import type { Fields } from './read-fields.ts';

/** An entry under planning. Whatever is asked of it is finished, and known to have been looked at. */
export type PlanEntry = {
  kind: string;
  id: string;
  /** These fields, in the order in which they are written, finished by their meanings; what is not written, or hidden or over today, is absent. Texts may name the entry's own fields: `{course.duration}`. */
  fields: <T>(...keys: readonly (keyof T & string)[]) => Planned<T>;
  /** A value as it is written. */
  written: (...path: Path) => Planned<unknown>;
  /** The text below the front matter; the paths of its origins start with `body`. Each id of a heading starts with `prefix`. */
  body: (prefix?: string) => Planned<{ body: Body; contents: { id: string; text: string }[] }>;
  /** How many words that text has, where a name in braces is one, and how many headings of the second level. */
  counts: () => Planned<{ words: number; chapters: number }>;
  /** The line of a value, or of the whole file. */
  place: (path?: Path) => Place;
  /** The page that a route makes for the entry; `page` chooses among several routes by the name of their page. */
  href: (page?: RouteChoice) => Planned<string | undefined>;
};

/** `only`: the route to this page; `not`: the first route to another one, or, of `undefined`, the second route. Left out: the first route. */
export type RouteChoice = { only: string } | { not: string | undefined };

/** The site under planning, as the code of kinds sees it. */
export type PlanSite = {
  /** A setting of site.yaml, or a value within it, finished; `undefined` where it is not there. Only the value itself was looked at. */
  setting: <T>(key: string, ...path: Path) => Planned<T | undefined>;
  /** A value of site.yaml as it is written. */
  written: (...path: Path) => Planned<unknown>;
  /** A group of the wording, or a text within it, finished. The check has made sure that it is there where the kind is used. */
  wording: <T>(group: string, ...path: Path) => Planned<T>;
  /** Another entry, finished; `undefined` where it is hidden today or there is none. */
  entry: <T>(kind: string, id: string, form?: 'card' | 'whole') => Planned<T | undefined>;
  /** Entries in order, finished; those that are hidden today are left out. */
  entries: <T>(kind: string, ids: readonly string[]) => Planned<T[]>;
  /** The ids that a selection chooses today, in the kind's order. `{}`: all. */
  select: (kind: string, selection: Readonly<Record<string, unknown>>) => Planned<readonly string[]>;
  /** A value of another entry as it is written, hidden today or not. */
  writtenIn: (kind: string, id: string, ...path: Path) => Planned<unknown>;
  /** Whether an amount of an entry, or of site.yaml, was worked out from one in another currency. */
  isConverted: (amount: { of: { kind: string; id: string } | 'site'; path: Path }) => Planned<boolean>;
  /** Whether an entry is shown today. */
  isShown: (kind: string, id: string) => Planned<boolean>;
  /** What a name in braces stands for, hidden entries included. Its origin is the line behind it. */
  name: (name: string) => Planned<string | undefined>;
  /** The page that a route makes for another entry. */
  href: (kind: string, id: string, page?: RouteChoice) => Planned<string | undefined>;
  /** An address as an editor writes it, finished: base path and last slash. */
  link: (written: string) => Planned<Link>;
  /** Whether an address, as it is written, leads to a page that is not made today. */
  isHidden: (written: string) => Planned<boolean>;
  /** The address of the page of this name, of home where there is none. */
  pageHref: (page: string | undefined) => Planned<string>;
  /** A finished address for whoever reads it outside of the site. */
  absolute: (href: string) => Planned<string>;
  /** On which side the lines of the site's own language begin: `rtl`, on the right. */
  direction: () => Planned<'ltr' | 'rtl'>;
  /** `''` or `/branch`. */
  base: string;
  /** A picture of content/media. */
  picture: (name: string, alt: string) => Planned<Picture>;
  /** A file of content/media, copied as it is: its finished address. */
  file: (name: string) => Planned<string>;
  /** The file of a typeface, to be set into a document. */
  typefaceFile: (name: string) => Planned<DocumentFont>;
  /** The text of an MDX entry for a document: pictures and rules left out, names filled in, addresses whole. */
  documentBlocks: (kind: string, id: string) => Planned<DocumentBlock[]>;
  /** The finished props of the first section of a kind on a page; `undefined` where there is none, or the page is hidden today. */
  section: <T>(page: string, section: string) => Planned<T | undefined>;
  /** A drawing that the template `kind` makes of `props`: `templates/art/drawings.ts`. */
  art: (drawing: { kind: string; name: string; place: Place; props: object }) => Planned<Picture>;
  /** A text with its names filled in. `places` are the lines that it stands in. */
  text: (written: string, places: readonly Place[]) => Planned<string>;
  /** The line of a setting. */
  place: (path?: Path) => Place;
  /** What a kind's code answers for all: `promotion`, `nextEvent`. */
  shared: <T>(name: string) => Planned<T | undefined>;
  format: PlanFormat;
  /** Whether an instant, such as `2026-11-22T10:00:00Z`, has passed. */
  isPast: (instant: string) => Planned<boolean>;
  /** The calendar date of the moment that counts as now, in the site's time zone. */
  day: string;
};

/** Amounts, numbers and dates in the site's locale, currency and time zone. */
export type PlanFormat = {
  /** With all the usual decimals of the currency, so that prices align in a list: £600.00. */
  money: (amount: number) => Planned<Money>;
  /** One that was worked out from another currency says so, and has no decimals where such amounts are rounded to whole units. */
  converted: (amount: Money) => Planned<Money>;
  /** In running text, fees and savings: without `.00` where the amount is whole. */
  roundMoney: (amount: number) => Planned<Money>;
  /** The price of what costs nothing, in the site's word for it. */
  free: () => Planned<Money>;
  number: (value: number) => Planned<string>;
  /** Of hundredths: `43%`. */
  percent: (hundredths: number) => Planned<string>;
  /** `English, Nepali`, with the comma of the locale. */
  list: (items: readonly string[]) => Planned<string>;
  /** `most`: the decimals that an amount may have. `usual`: those that sums are rounded to; `converted`: sums of converted amounts. */
  decimals: () => Planned<{ most: number; usual: number; converted: number }>;
  /** For scripts that know a day only in the browser. */
  dateWords: () => Planned<DateWords>;
  /** A calendar date, `2025-06-25`. */
  date: (iso: string, weekday?: 'weekday') => Planned<PlannedDate>;
  /** A local time of a zone on a date: the instant with its offset, and `4:00 pm BST`. */
  zonedTime: (date: string, time: string, timeZone: string) => Planned<PlannedDate>;
  /** `minutes` after an instant, as clocks of the zone then show it. */
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
  /** Midnight of the site's zone: `2025-06-25T00:00:00+01:00`. */
  startOfDay: (date: string) => Planned<string>;
};

/** A value that is planned once for all pages and that texts may name: `{promotion.code}`. */
export type SharedValue = {
  /** `undefined` where there is none today. `entry`: texts name the fields of this entry. */
  plan: (site: PlanSite) => Planned<unknown>;
  /** What stands behind `{promotion.price}`; nothing where the value has no such field. */
  name?: (field: string, site: PlanSite) => Planned<string | undefined>;
  /** The fields that texts may name, of site.yaml as it is written: none where the site has no such value. Left out: those of `entryOf`. */
  fields?: (settings: Fields) => readonly string[];
  /** For `{nextEvent.date}`: the kind whose entry the value is. */
  entryOf?: string;
  /** How long it is what it is: texts that name it go with it. */
  life: (value: never) => Period;
};

/** What a page per entry is, for search engines, networks and programs. */
export type DataPage = {
  address: string;
  title: string;
  /** Absolute. */
  canonical: string;
  /** The page's picture for sharing, absolute: a format that search engines can show. */
  picture: string | undefined;
  current: { kind: string; id: string } | undefined;
};

/** How an entry's page presents itself where it is shared. */
export type EntrySharing = {
  /** Over and under the title on the drawn picture. */
  eyebrow?: string;
  note?: string;
  /** The entry's own picture as it is planned: a drawing's address, or … */
  picture?: Picture;
  /** … the name of a file in content/media. */
  file?: string;
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
  /** Says what is wrong with what is written for it; `place` leads to a value within it, `settings` is site.yaml. */
  check: (written: unknown, place: (...path: Path) => Place, settings: Fields, report: Report) => void;
  /** What the button leads to. `text` gives a text within what is written, its names filled in. */
  plan: (
    written: unknown,
    text: (...path: Path) => Planned<string>,
    site: PlanSite,
  ) => Planned<ActionTargetPlan>;
};

export type KindCode = {
  /** What the kind's schema can't say, and what has to be true only before going live. */
  rules?: readonly KindRule[];
  releaseRules?: readonly KindRule[];
  dayRules?: readonly KindDayRule[];
  editRules?: readonly KindEditRule[];
  /** By the key that an editor writes in a button: `chat: { message: … }`. */
  actionTargets?: Readonly<Record<string, ActionTarget>>;
  /** The entry as lists and cards show it. Left out: its fields, `id` and `href`. */
  plan?: (entry: PlanEntry, site: PlanSite) => Planned<object>;
  /** The entry as its own page, or a section that shows it in full, tells of it. Left out: as lists show it, with its body. */
  whole?: (entry: PlanEntry, site: PlanSite) => Planned<object>;
  /** What stands behind names that are no written field, or are shown otherwise than their meaning says: `{courses.ID.saving}`. */
  names?: Readonly<Record<string, (entry: PlanEntry, site: PlanSite) => Planned<string | undefined>>>;
  /** Whether a written entry has a computed value; what is not listed here, every entry has. No value is trusted to have its shape. */
  has?: Readonly<Record<string, (written: Fields) => boolean>>;
  /** The order in which all entries that are shown today stand, where the schema's head can't say it. */
  order?: (ids: readonly string[], site: PlanSite) => Planned<readonly string[]>;
  /** Conditions of `entries` beside the fields: `ahead: true`. */
  conditions?: Readonly<Record<string, (id: string, wanted: unknown, site: PlanSite) => Planned<boolean>>>;
  shared?: Readonly<Record<string, SharedValue>>;
  sharing?: (entry: PlanEntry, site: PlanSite) => Planned<EntrySharing>;
  feedItem?: (entry: PlanEntry, site: PlanSite) => Planned<FeedEntry>;
  /** Objects of schema.org by the name that a page's `structuredData` lists. */
  structuredData?: Readonly<Record<string, (page: DataPage, site: PlanSite) => Planned<object[]>>>;
  /** What the kind adds to the frame around every page (`parts`, shown by templates/frame-parts.ts), and what becomes of all parts on one. */
  frame?: (site: PlanSite) => Planned<object>;
  frameOn?: <F extends object>(parts: F, page: FramedPage) => F;
  /** Text files for programs, such as calendars; PDF documents. */
  files?: (site: PlanSite) => Planned<object[]>;
  documents?: (site: PlanSite) => Planned<object[]>;
  /** Addresses that the site's forms post or lead to, and that its scripts fetch from. */
  targets?: (site: PlanSite) => Planned<{ formActions: readonly string[]; connections: readonly string[] }>;
  /** Instants at which what is said of the entry becomes another, with the value that says so. */
  moments?: (entry: PlanEntry, site: PlanSite) => Planned<readonly Moment[]>;
  /** Calendar days on which the site shows something else, beside `from` and `until`. */
  dates?: (entry: PlanEntry, site: PlanSite) => readonly string[];
};

/** `instant`: with offset. `path` leads to the value in the entry. */
export type Moment = { instant: string; what: 'begins' | 'ends'; path: Path };

/** A page as the frame around it sees it: `plain` at a checkout. */
export type FramedPage = {
  plain: boolean;
  current: { kind: string; id: string } | undefined;
  sections: readonly { kind: string; props: Readonly<Record<string, unknown>> }[];
};

/** The code of kinds by their word: `registry.ts`, and what a site brings. */
export type KindCodes = Readonly<Record<string, KindCode>>;
