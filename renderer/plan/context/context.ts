import type { KindCode, PlanSite } from '../../../kinds/kind.ts';
import type { Planned, Query } from '../../../kinds/planned.ts';
import type { SiteSource } from '../../../schemas/types.ts';
import type { Kind } from '../../model/kinds.ts';
import type { Entry, Site } from '../../model/site.ts';
import type { Source } from '../../model/source.ts';
import type { ResolvedSchema } from '../../schema/resolve-schema.ts';
import type { Formats } from '../formats/formats.ts';
import type { AlternateSite } from './alternate-site.ts';
import type { Answers } from './answers.ts';
import type { AddressStyle } from './finish-address.ts';
import type { RouteTable } from './route.ts';
import type { TranslatedPages } from './translated-pages.ts';

/**
 * Everything that planning may look at: the checked site, the day, and the answers to questions about both. Frozen; an
 * answer depends on nothing but the site and the question, so it is cached.
 */
export type Context = Readonly<{
  site: Site;
  kinds: PlanKinds;
  settings: SiteSource;
  /** The current moment, in milliseconds since 1970; `day` is its calendar date in the site's zone. */
  now: number;
  day: string;
  /** Whether drafts are shown. */
  drafts: boolean;
  address: AddressStyle;
  formats: Formats;
  /** Entries by kind and id, hidden or not, and the addresses that routes make. Indexes of `site`, for speed. */
  entries: (kind: string) => readonly Entry[];
  entry: (kind: string, id: string) => Entry | undefined;
  /** The file with this name. */
  source: (file: string) => Source | undefined;
  /** The unusual characters of all files. */
  characters: () => Iterable<string>;
  routes: () => RouteTable;
  /** The language of the pages that ask, if it isn’t that of the site. */
  language?: string;
  /** The same site as pages in another of its languages see it. */
  in: (language: string) => Context;
  /** Which pages say the same in which languages. */
  translations: TranslatedPages;
  /** The other sites of the family. */
  alternates: readonly AlternateSite[];
  ask: Ask;
  once: Once;
  /** A schema of the site without `$ref`. */
  resolve: (placed: ResolvedSchema) => ResolvedSchema;
  /** For pages that were planned before: see `Answers`. */
  pageVersion: Answers['pageVersion'];
  keepPage: Answers['keepPage'];
  reasonsForAll: Answers['reasonsForAll'];
  pageBefore: Answers['pageBefore'];
  waysTo: Answers['waysTo'];
  settle: Answers['settle'];
  /** The same questions, as the code of kinds asks them. */
  tools: () => PlanSite;
}>;

/** The answer, and that it was asked for. */
export type Ask = <T>(query: Query) => Planned<T>;

/**
 * Computes a value that is the same everywhere only once. `name` identifies it and everything besides the context that
 * it depends on.
 */
export type Once = <T>(name: string, make: () => T) => T;

/** The kinds of the site, by folder and by word, each with its code if it has some. */
export type PlanKinds = {
  heads: readonly Kind[];
  byFolder: ReadonlyMap<string, Kind>;
  byWord: ReadonlyMap<string, Kind>;
  /** By word; also includes code without a folder, such as that of the promotion. */
  code: Readonly<Record<string, KindCode>>;
};
