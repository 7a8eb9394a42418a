/** From changed values to a page that depends on them, through the questions in between. */
import type { Query } from '../../../kinds/planned.ts';
import type { ChangedRead, Way } from '../../model/rebuild.ts';
import type { Source } from '../../model/source.ts';
import { findDifferences } from '../../source/find-differences.ts';
import { isRow } from '../../source/is-row.ts';
import { locate } from '../../source/locate.ts';
import { shownValue } from '../../source/shown-value.ts';
import type { AnswerCache, PageAnswer } from './answer-cache.ts';
import {
  fileQueryOf,
  isAboutFile,
  type List,
  listOfRow,
  looksAtSite,
  numberAt,
  numbersIn,
  queryOf,
} from './answer-table.ts';
import { isSameValue } from './is-same-value.ts';
import { type FileQuery, lookIntoFile } from './look-into-file.ts';

/** How many changes are reported for a page, how many are collected for that, and how many answers are searched. */
const [mostWays, mostFound, mostAnswers] = [8, 64, 5000];

/** `removed`: the files that another process had read and that no longer exist. */
type WaysSearch = { cache: AnswerCache; source: SourceOf; removed: () => readonly string[] };

type SourceOf = (file: string) => Source | undefined;

/** Shared by all pages of a plan. */
export function startLooking(cache: AnswerCache, source: SourceOf): WaysSearch {
  let removed: readonly string[] | undefined;
  const isRemoved = (file: string) =>
    !source(file) && cache.begun.sourceBefore({ ask: 'value', file, path: [] }) !== undefined;
  return {
    ...{ cache, source },
    removed: () => {
      removed ??= cache.table.files.all.filter(isRemoved);
      return removed;
    },
  };
}

/**
 * The shortest way from each change to a page, as the last build left it. Called after the pages are planned, and
 * before unused questions are forgotten.
 */
export function waysToPage({ madeOf, right }: PageAnswer, looking: WaysSearch): Way[] {
  const { table } = looking.cache;
  const ways = findWays(madeOf, looking, (row) => numberAt(table.changed, row) > right);
  return tidied(ways.filter((way) => !isFieldsOnly(way, ways, looking)));
}

/** From the added files to a new page, as it is planned now. */
export function waysToNewPage({ madeOf }: PageAnswer, looking: WaysSearch): Way[] {
  const { table, begun } = looking.cache;
  const ways = findWays(madeOf, looking, (row) => numberAt(table.changed, row) > begun.round);
  return tidied(ways.filter(({ from }) => from.kind === 'added'));
}

/** From the removed files to a page that is gone: its questions were not asked again. */
export function waysToGonePage({ madeOf }: PageAnswer, looking: WaysSearch): Way[] {
  const ways = findWays(madeOf, looking, () => true);
  return tidied(ways.filter(({ from }) => from.kind === 'removed'));
}

function findWays(madeOf: List, looking: WaysSearch, hasChanged: (row: number) => boolean): Way[] {
  const { table, begun } = looking.cache;
  const seen = new Set<number>();
  const ways: Way[] = [];
  let level = stepsTo(numbersIn(table, madeOf), []);
  while (level.length > 0 && ways.length < mostFound && seen.size < mostAnswers) {
    const next: ReturnType<typeof stepsTo> = [];
    for (const { row, through } of level) {
      if (seen.has(row) || !hasChanged(row)) continue;
      seen.add(row);
      if (isAboutFile(table, row)) {
        const found = readInFile(fileQueryOf(table, row), looking);
        for (const from of found) ways.push({ from, through });
      } else if (!looksAtSite(table, row))
        next.push(...stepsTo(numbersIn(table, listOfRow(table, row)), [queryOf(table, row), ...through]));
      else if (row < begun.rows)
        for (const from of readOfSite(queryOf(table, row), looking)) ways.push({ from, through });
    }
    level = next;
  }
  return ways;
}

function stepsTo(rows: readonly number[], through: readonly Query[]) {
  return rows.map((row) => ({ row, through }));
}

function readInFile(query: FileQuery, { cache: { begun }, source }: WaysSearch): ChangedRead[] {
  const { file } = query;
  const before = begun.sourceBefore({ ask: 'value', file, path: [] });
  const now = source(file);
  if (!before || !now) return before === now ? [] : [cameOrWent(file, now)];
  if (query.ask !== 'value') return begun.sourceBefore(query) === now ? [] : [textChange(now)];
  const { path } = query;
  const found = findDifferences(lookIntoFile(query, before), lookIntoFile(query, now));
  if (found.length > 0)
    return found.map((one): ChangedRead => {
      const whole = [...path, ...one.path.split('/').filter((step) => step !== '')].map(stepOf);
      const [was, is] = [shownValue(one.before), shownValue(one.after)];
      return {
        ...{ kind: 'value', place: locate(now, whole), path: whole },
        ...(was !== undefined && { before: was }),
        ...(is !== undefined && { now: is }),
      };
    });
  const line = locate(before, path).line;
  const place = locate(now, path);
  return place.line === line ? [] : [{ kind: 'moved', place, path, before: line }];
}

function stepOf(step: string | number): string | number {
  return typeof step === 'string' && /^\d+$/.test(step) ? Number(step) : step;
}

function cameOrWent(file: string, now: Source | undefined): ChangedRead {
  const place = now && isRow(now) ? locate(now, []) : { file, line: 1, column: 1 };
  return { kind: now ? 'added' : 'removed', place };
}

/** A change in the text below a front matter, with the line on which it begins. */
export function textChange({ file, text, body }: Source): ChangedRead {
  const line = body ? text.slice(0, body.start).split('\n').length : 1;
  return { kind: 'text', place: { file, line, column: 1 } };
}

/**
 * Asking for a text reads the whole file. Only the word count of the earlier text is known: if that is the same, and a
 * field of the file differs, the change is attributed to the field.
 */
function isFieldsOnly(
  { from }: Way,
  ways: readonly Way[],
  { cache: { begun }, source }: WaysSearch,
): boolean {
  if (from.kind !== 'text') return false;
  const { file } = from.place;
  const before = begun.sourceBefore({ ask: 'value', file, path: [] });
  return (
    isSameValue(before?.body?.counts, source(file)?.body?.counts) &&
    ways.some((other) => other.from.kind === 'value' && other.from.place.file === file)
  );
}

/** A change in the list of entries is attributed to the removed files: added ones are read. */
function readOfSite(query: Query, { removed }: WaysSearch): ChangedRead[] {
  if (query.ask !== 'ids') return [{ kind: 'answer', query }];
  const went = removed().filter((file) => file.includes(`content/${query.kind}/`));
  return went.length > 0 ? went.map((file) => cameOrWent(file, undefined)) : [{ kind: 'answer', query }];
}

/**
 * Each change once, and only the first line per file that has merely moved. These, and changes that can't be attributed
 * to a value, are only reported if there is nothing else.
 */
function tidied(ways: readonly Way[]): Way[] {
  const byChange = new Map<string, Way>();
  for (const way of ways) {
    const { from } = way;
    const key = JSON.stringify(from.kind === 'moved' ? ['moved', from.place.file] : from);
    if (!byChange.has(key)) byChange.set(key, way);
  }
  const all = [...byChange.values()];
  const telling = all.filter(({ from }) => from.kind !== 'moved' && from.kind !== 'answer');
  return (telling.length > 0 ? telling : all).slice(0, mostWays);
}
