/** A planned value: the finished value, and how it came about. */
import type { Path, Place } from '../diagnostics/place.ts';
import type { Asset } from '../schemas/asset.ts';
import type { ListGrouping } from './list-filter.ts';

/** Where a shown text comes from: its path within the finished value (`saving/text`) and its source lines. */
export type Origin = { path: string; value: string; places: readonly Place[] };

/**
 * A question that planning asked, and a digest of the answer. A value stays the same for as long as the same questions
 * get the same answers: this is all that an exact incremental build has to know.
 */
export type Read = { query: Query; answer: string };

export type Query = AnyQuery & {
  /** Asked by a page in another language of the site. */
  in?: string;
};

type AnyQuery =
  /** A value of a file as written, with everything in it. */
  | { ask: 'value'; file: string; path: Path }
  /** The text below a file's front matter. */
  | { ask: 'text'; file: string }
  /** Whether the texts of a file name something that begins with this word. */
  | { ask: 'mentions'; file: string; word: string }
  /** The ids of all entries of a kind, shown or not. */
  | { ask: 'ids'; kind: string }
  /** Whether any entry of a kind is shown today. */
  | { ask: 'any'; kind: string }
  /**
   * A finished entry: as lists show it (`card`), or as its own page does (`whole`). `on`: the entry of the page, if its
   * texts name that.
   */
  | { ask: 'entry'; kind: string; id: string; form: EntryForm; on?: { kind: string; id: string } }
  /** The ids of a kind that a selection chooses today, in order. */
  | { ask: 'selection'; kind: string; selection: Readonly<Record<string, unknown>> }
  /** How many pages a selection fills, with `per` entries on each; none if it is empty. */
  | { ask: 'pages'; kind: string; selection: Readonly<Record<string, unknown>>; per: number }
  /** The values of a field among the entries of a selection, each with the ids of its entries. */
  | { ask: 'groups'; kind: string; selection: Readonly<Record<string, unknown>>; by: string }
  /** The filters of a list that match something today: the written ones, or one for each value of the field `by`. */
  | { ask: 'filters'; kind: string; selection: Readonly<Record<string, unknown>>; grouping: ListGrouping }
  /** The value of a name in braces: `facts.osce.stations`, `courses.oet-weekend.price`. */
  | { ask: 'name'; name: string }
  /** A finished setting of site.yaml, a finished group of the wording, or a value within one. */
  | { ask: 'setting'; key: string; path?: Path }
  | { ask: 'wording'; key: string; path?: Path }
  /** The file behind a name of `content/media`. */
  | { ask: 'media'; name: string }
  /** An address as written, finished; whether the page there is hidden today. */
  | { ask: 'address'; address: string }
  /**
   * The page that a route makes for an entry. `not`: the first route to a different page or, with `null`, the second
   * route.
   */
  | { ask: 'href'; kind: string; id: string; page?: { only: string } | { not: string | null } }
  /** Whether an entry is shown today. */
  | { ask: 'shown'; kind: string; id: string }
  /** Whether an instant has passed. */
  | { ask: 'past'; instant: string }
  /** A value that the code of a kind plans for all pages: the next event, the running promotion. */
  | { ask: 'shared'; name: string }
  | { ask: 'search' }
  | { ask: 'frame' };

/** `brief`: an entry within another one, without its own references, so that two entries may refer to each other. */
export type EntryForm = 'card' | 'whole' | 'brief';

/**
 * `origins`: where each text of the value comes from. `reads`: its dependencies. `assets`: the files that it shows.
 * `dates`: calendar days on which it may change. `changed`: calendar days that its content gives as dates of a change.
 */
export type Planned<T> = {
  value: T;
  origins: readonly Origin[];
  reads: readonly Read[];
  assets: readonly Asset[];
  dates: readonly string[];
  changed: readonly string[];
};

/** Uses a finished value within another: returns the value and records its metadata, with its origins under `at`. */
export type Take = <V>(part: Planned<V>, at?: string) => V;

/**
 * Makes a value from finished ones. Whatever is taken becomes a dependency: nothing else is recorded, and nothing is
 * passed in to be filled. The metadata of a single part is shared, not copied: most values are made from others on many
 * levels.
 */
export function gather<T>(make: (take: Take) => T): Planned<T> {
  const parts: Planned<unknown>[] = [];
  const value = make((part, at) => {
    if (isKnown(part)) parts.push(at === undefined || part.origins.length === 0 ? part : moved(part, at));
    return part.value;
  });
  return {
    value,
    origins: joined(parts, originsOf),
    reads: joined(parts, readsOf),
    assets: joined(parts, assetsOf),
    dates: joined(parts, datesOf),
    changed: joined(parts, changedOf),
  };
}

/** Whether a value has any metadata. */
function isKnown({ origins, reads, assets, dates, changed }: Planned<unknown>): boolean {
  return origins.length + reads.length + assets.length + dates.length + changed.length > 0;
}

const originsOf = ({ origins }: Planned<unknown>) => origins;
const readsOf = ({ reads }: Planned<unknown>) => reads;
const assetsOf = ({ assets }: Planned<unknown>) => assets;
const datesOf = ({ dates }: Planned<unknown>) => dates;
const changedOf = ({ changed }: Planned<unknown>) => changed;

/** One list shared by all values without metadata. */
const none: readonly never[] = Object.freeze([]);

function joined<T>(
  parts: readonly Planned<unknown>[],
  listOf: (part: Planned<unknown>) => readonly T[],
): readonly T[] {
  let all: readonly T[] = none;
  let own: T[] | undefined;
  for (const part of parts) {
    const list = listOf(part);
    if (list.length === 0) continue;
    if (own) for (const item of list) own.push(item);
    else if (all.length === 0) all = list;
    else all = own = [...all, ...list];
  }
  return all;
}

/** A value without metadata. */
export function plain<T>(value: T): Planned<T> {
  return { value, origins: none, reads: none, assets: none, dates: none, changed: none };
}

/**
 * A value that is missing, hidden or over today: it is not shown, but the reads that found that out are
 * recorded.
 */
export function leftOut(...parts: readonly Planned<unknown>[]): Planned<undefined> {
  return {
    value: undefined,
    origins: none,
    reads: joined(parts, readsOf),
    assets: none,
    dates: joined(parts, datesOf),
    changed: none,
  };
}

/** A text with its source lines. Its own path is empty: the caller that takes it says where it goes. */
export function shown<T>(value: T, text: string, places: readonly Place[]): Planned<T> {
  const origins = [{ path: '', value: text, places }];
  return { value, origins, reads: none, assets: none, dates: none, changed: none };
}

/** The source lines of a text, its own line first. */
export function linesOf(origins: readonly Origin[]): readonly Place[] {
  return origins.flatMap(({ places }) => places);
}

function moved(
  { value, origins, reads, assets, dates, changed }: Planned<unknown>,
  at: string,
): Planned<unknown> {
  return { value, origins: origins.map((origin) => under(at, origin)), reads, assets, dates, changed };
}

/** Only what is shown, for a value that replaces another whose assets and reads are taken separately. */
export function under(at: string, { path, value, places }: Origin): Origin {
  return { path: path === '' ? at : `${at}/${path}`, value, places };
}
