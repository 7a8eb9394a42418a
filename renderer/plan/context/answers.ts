import type { Planned, Query, Read } from '../../../kinds/planned.ts';
import type { ReasonForAll, Way } from '../../model/rebuild.ts';
import type { Source } from '../../model/source.ts';
import { type AnswerCache, forgetAnswers, type PageAnswer, readOf, rowsBehind } from './answer-cache.ts';
import {
  addList,
  digestOfRow,
  everyOf,
  fileOfRow,
  fileQueryOf,
  forgetRow,
  isAboutFile,
  listOfRow,
  looksAtSite,
  numberAt,
  queryOf,
  rowOf,
  setDigest,
  setParts,
} from './answer-table.ts';
import { compactAnswers, forgetPassed } from './compact-answers.ts';
import { digestOfPlanned } from './digest-of.ts';
import { isSameValue } from './is-same-value.ts';
import { type FileQuery, lookIntoFile } from './look-into-file.ts';
import { placesOf } from './places-of.ts';
import { reasonsInBasis } from './reasons-in-basis.ts';
import { startLooking, waysToGonePage, waysToNewPage, waysToPage } from './ways-to-page.ts';

export type Answers = {
  ask: <T>(query: Query) => Planned<T>;
  /** The version of a page whose result would be the same again; undefined if it would differ. */
  pageVersion: (address: string, route: string) => number | undefined;
  /** Why all earlier answers are invalid. */
  reasonsForAll: () => ReasonForAll[];
  /** An earlier plan's record of a page. */
  pageBefore: (address: string) => PageAnswer | undefined;
  /**
   * The ways from changes to a page that was recorded before, is new, or is gone. Called after pages are planned and
   * before `settle`.
   */
  waysTo: (state: 'reads' | 'new' | 'gone', page: PageAnswer | undefined) => Way[];
  /** Records the dependencies of a page. Returns its version: pages planned at different times have different ones. */
  keepPage: (address: string, route: string, reads: readonly Read[]) => number;
  /** Forgets the questions that were not asked in this round. */
  settle: () => void;
};

type OpenAnswersOptions = {
  /** The dependencies that every answer has without asking. */
  basis: readonly unknown[];
  answer: (query: Query) => Planned<unknown>;
  /** The file with this name. */
  source: (file: string) => Source | undefined;
  /** The error for questions that lead back to the first of them. */
  circle: (way: readonly Query[]) => Error;
};

/**
 * Each question is judged once a round. An answer from an earlier round, or another process, is only computed again if
 * one of its dependencies has changed; if the result is the same, the answers that depend on it remain valid.
 */
export function openAnswers(
  cache: AnswerCache,
  { basis, answer, source, circle }: OpenAnswersOptions,
): Answers {
  const before = cache.basis;
  const isForgotten = !isSameValue(before, basis);
  if (isForgotten) forgetAnswers(cache);
  cache.basis = basis;
  cache.round += 1;
  const { round, planned: atHand } = cache;
  const looking = startLooking(cache, source);
  const open = new Set<number>();
  let most = mostOfLast;

  const ask = (query: Query): Planned<unknown> => {
    // Looking into the file is as fast as a cache.
    if (cache.isLast && 'file' in query) return { ...answer(query), reads: [readOf(query, noRow, cache)] };
    const row = rowOf(cache.table, query);
    if (cache.table.judged[row] !== round) judge(row, query);
    if ('file' in query) return { ...answer(query), reads: [readOf(query, row, cache)] };
    return atHand.get(row) ?? workOut(row, query);
  };
  cache.ask = ask;

  /** Afterwards `changed` says whether the answer is the same. */
  const judge = (row: number, asked?: Query): void => {
    const { table } = cache;
    if (isAboutFile(table, row)) judgeFile(row);
    else if (table.worked[row] !== 0 && isRight(row)) table.judged[row] = round;
    else workOut(row, asked ?? queryOf(table, row));
  };

  const judgeFile = (row: number): void => {
    const { table } = cache;
    const now = source(fileOfRow(table, row));
    if (!(table.worked[row] !== 0 && isAsBefore(row, now))) {
      table.changed[row] = round;
      table.worked[row] = round;
    }
    table.source[row] = now;
    table.judged[row] = round;
  };

  const isAsBefore = (row: number, now: Source | undefined): boolean => {
    const { table, begun } = cache;
    const isBegun = numberAt(table.judged, row) <= begun.round;
    if (!isBegun && table.source[row] === now) return true;
    const query = fileQueryOf(table, row);
    const before = isBegun ? begun.sourceBefore(query) : table.source[row];
    return before !== undefined && now !== undefined && isSameIn(query, before, now);
  };

  const isRight = (row: number): boolean => {
    const { table } = cache;
    if (looksAtSite(table, row)) return false;
    const since = numberAt(table.worked, row);
    return everyOf(table, listOfRow(table, row), (part) => isSameSince(part, since));
  };

  /** An answer that throws counts as changed: the error is thrown again if it is still asked for. */
  const isSameSince = (part: number, since: number): boolean => {
    try {
      if (cache.table.judged[part] !== round) judge(part);
    } catch {
      return false;
    }
    return numberAt(cache.table.changed, part) <= since;
  };

  const workOut = (row: number, query: Query): Planned<unknown> => {
    if (open.has(row)) throw circle(wayTo(row));
    open.add(row);
    try {
      const { value, origins, reads, assets, dates, changed } = answer(query);
      const planned = { value, origins, assets, dates, changed, reads: [readOf(query, row, cache)] };
      const { table } = cache;
      const isPassed = table.judged[row] === round;
      if (!isPassed && !isWhatItWas(row, planned)) {
        table.changed[row] = round;
        setDigest(table, row, '');
      }
      if (!cache.isLast) setParts(table, row, rowsBehind(reads, cache));
      table.worked[row] = round;
      table.judged[row] = round;
      atHand.set(row, query, planned);
      return planned;
    } finally {
      open.delete(row);
    }
  };

  const wayTo = (row: number): Query[] => {
    const way = [...open];
    return way.slice(way.indexOf(row)).map((one) => queryOf(cache.table, one));
  };

  const isWhatItWas = (row: number, planned: Planned<unknown>): boolean => {
    if (cache.table.worked[row] === 0) return false;
    const before = atHand.get(row);
    if (before) return isSameValue({ ...planned, reads: [] }, { ...before, reads: [] });
    const digest = digestOfRow(cache.table, row);
    return digest !== '' && digest === digestOfPlanned(planned);
  };

  return {
    ask: <T>(query: Query) => ask(query) as Planned<T>,
    pageVersion: (address, route) => {
      const known = cache.pages.get(address);
      if (known?.route !== route) return undefined;
      if (!everyOf(cache.table, known.madeOf, (part) => isSameSince(part, known.right))) return undefined;
      known.right = round;
      return known.version;
    },
    reasonsForAll: () => (isForgotten && before.length > 0 ? reasonsInBasis(before, basis) : []),
    pageBefore: (address) => cache.pages.get(address),
    waysTo: (state, page) => {
      const find = waysInState[state];
      return page ? find(page, looking) : [];
    },
    keepPage: (address, route, reads) => {
      if (cache.isLast) {
        if (cache.table.rows > most) most = Math.max(mostOfLast, 2 * forgetPassed(cache));
        return round;
      }
      const before = cache.pages.get(address)?.madeOf;
      const madeOf = addList(cache.table, rowsBehind(reads, cache), before);
      cache.pages.set(address, { route, madeOf, version: round, right: round });
      return round;
    },
    settle: () => {
      if (cache.isLast) return;
      const { table, pages } = cache;
      for (const [address, known] of pages) if (known.right !== round) pages.delete(address);
      for (let row = 0; row < table.rows; row += 1) {
        if (table.judged[row] === round || table.worked[row] === 0) continue;
        forgetRow(table, row);
        atHand.delete(row);
      }
      compactAnswers(cache);
    },
  };
}

const waysInState = { reads: waysToPage, new: waysToNewPage, gone: waysToGonePage };

/** For a question that no later round asks again. */
const noRow = 0;

/** How many questions of the last plan to keep before those without a cached answer are forgotten. */
const mostOfLast = 65_536;

/**
 * Whether a question has the same answer in two states of a file. The same value in another place is a different
 * answer.
 */
function isSameIn(query: FileQuery, before: Source, now: Source): boolean {
  if (before === now) return true;
  return (
    isSameValue(lookIntoFile(query, before), lookIntoFile(query, now)) &&
    (query.ask !== 'value' || placesOf(before, query.path) === placesOf(now, query.path))
  );
}
