import type { Planned, Query, Read } from '../../../kinds/planned.ts';
import type { Source } from '../../model/source.ts';
import type { Bound } from '../../store/bound.ts';
import {
  type AnswerTable,
  createAnswerTable,
  digestOfRow,
  type List,
  queryOf,
  rowOf,
  rowsAsking,
  setDigest,
} from './answer-table.ts';
import { digestOf, digestOfPlanned } from './digest-of.ts';
import type { IndexCache } from './index-entries.ts';
import type { FileQuery } from './look-into-file.ts';
import { openPlannedAnswers, type PlannedAnswers } from './planned-answers.ts';
import type { CharacterCache } from './remember-characters.ts';
import type { RouteCache } from './remember-routes.ts';

/** Answers to the questions of planning, cached from one plan to the next. */
export type AnswerCache = {
  /** The dependencies that every answer has without asking. If one changes, the whole cache is invalid. */
  basis: readonly unknown[];
  /** The number of the current plan; each plan is a round. */
  round: number;
  /** All questions, and the dependencies of their answers. */
  table: AnswerTable;
  /** The cached answers. */
  planned: PlannedAnswers;
  /** Shared by all reads: how their digests are made. */
  read: Read;
  /** By address. */
  pages: Map<string, PageAnswer>;
  /** The last round of another process, and a file as it was then. */
  begun: RoundStart;
  /** Results of the last plan besides its answers. */
  routes: RouteCache;
  index: IndexCache;
  characters: CharacterCache;
  /** No plan follows this one: the dependencies of an answer are only needed while it is cached. */
  isLast: boolean;
  /** Asks in the current round. */
  ask: (query: Query) => Planned<unknown>;
};

/** `rows`: how many questions had been asked. `sourceBefore`: undefined if too little is known about the file. */
type RoundStart = {
  round: number;
  rows: number;
  sourceBefore: (query: FileQuery) => Source | undefined;
};

/**
 * A page that was planned. `version`: the round of that plan. `right`: the last round in which the result would have
 * been the same.
 */
export type PageAnswer = { route: string; madeOf: List; version: number; right: number };

/** `begun`: what is known before anything is asked. `bound`: that of the cached answers, if it isn't the default. */
export function createAnswerCache(begun: Partial<AnswerCache> = {}, bound?: Bound): AnswerCache {
  const table = begun.table ?? createAnswerTable();
  const cache: AnswerCache = {
    basis: [],
    round: 0,
    table,
    planned: openPlannedAnswers((row, planned) => {
      if (!cache.isLast) digestAtHand(cache.table, row, planned);
    }, bound),
    read: {
      query: { ask: 'frame' },
      get answer() {
        return digestOf(cache.ask(this.query).value);
      },
    },
    pages: new Map(),
    begun: { round: 0, rows: 0, sourceBefore: () => undefined },
    routes: {},
    index: {},
    characters: new Map(),
    isLast: false,
    ask: () => {
      throw new Error('nothing is planned yet');
    },
    ...begun,
  };
  return cache;
}

export function forgetAnswers(cache: AnswerCache): void {
  cache.table = createAnswerTable();
  cache.planned.clear();
  cache.pages.clear();
}

/** Records the digest of a cached answer, unless it was recorded before. */
export function digestAtHand(table: AnswerTable, row: number, planned: Planned<unknown>): void {
  if (digestOfRow(table, row) === '') setDigest(table, row, digestOfPlanned(planned));
}

/** `row`: of the question that was asked. */
type AnswerRead = Read & { row: number };

/**
 * A digest of every answer would cost more than most answers do, so it is computed when it is read. All reads of a
 * cache inherit one getter: their own would make each of them ten times as large.
 */
export function readOf(query: Query, row: number, cache: AnswerCache): Read {
  const read: AnswerRead = Object.create(cache.read);
  read.query = query;
  read.row = row;
  return read;
}

/** The rows that were read, each once. Reads from another cache have none. */
export function rowsBehind(reads: readonly Read[], { read: common }: AnswerCache): readonly number[] {
  if (reads.length === 0) return none;
  const found = new Set<number>();
  for (const read of reads) if (isOf(read, common)) found.add(read.row);
  return [...found];
}

function isOf(read: Read, common: Read): read is AnswerRead {
  return Object.getPrototypeOf(read) === common;
}

/** Called after a table is rebuilt. `rowNow`: undefined for rows that are gone. */
export function renumberAtHand(
  { planned, read: common }: AnswerCache,
  rowNow: (row: number) => number | undefined,
): void {
  planned.renumber(rowNow);
  for (const [row, { reads }] of planned.all())
    for (const read of reads) if (isOf(read, common)) read.row = row;
}

const none: readonly never[] = Object.freeze([]);

/** Puts an answer that is known to be right into the current round, so that it isn't computed. */
export function presetAnswer(
  query: Query,
  planned: Omit<Planned<unknown>, 'reads'>,
  cache: AnswerCache,
): void {
  const { table, round } = cache;
  const row = rowOf(table, query);
  table.worked[row] = round;
  table.judged[row] = round;
  cache.planned.set(row, query, { ...planned, reads: [readOf(query, row, cache)] });
}

/** The instants that were compared with the present, each with whether it has passed. */
export function pastAsked({ table, ask }: AnswerCache): (readonly [instant: string, isPast: boolean])[] {
  return rowsAsking(table, new Set(['past'])).flatMap((row): [string, boolean][] => {
    const query = queryOf(table, row);
    return query.ask === 'past' ? [[query.instant, ask(query).value === true]] : [];
  });
}
