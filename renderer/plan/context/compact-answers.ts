import { type AnswerCache, renumberAtHand } from './answer-cache.ts';
import {
  addList,
  createAnswerTable,
  digestOfRow,
  forgetRow,
  isAboutFile,
  type List,
  listOfRow,
  numberAt,
  numbersIn,
  queryOf,
  rowOf,
  rowsAsking,
  rowsInOrder,
  setDigest,
  setParts,
} from './answer-table.ts';

/** How much may be forgotten in a small table before it is rebuilt, in rows and in numbers of lists. */
const ample = { rows: 1024, listed: 65_536 };

/**
 * Rebuilds the table without forgotten rows once these are most of it: otherwise it would only grow during a long
 * watch.
 */
export function compactAnswers(cache: AnswerCache): void {
  if (isWasteful(cache)) makeAnew(cache);
}

/**
 * Forgets the answers that are not cached, except those that `pastAsked` needs. Returns the number of questions left.
 * Must not run while a question is being answered.
 */
export function forgetPassed(cache: AnswerCache): number {
  const { table, planned } = cache;
  const wanted = new Set(rowsAsking(table, new Set(['past'])));
  for (const [row] of planned.all()) wanted.add(row);
  for (let row = 0; row < table.rows; row += 1) if (!wanted.has(row)) forgetRow(table, row);
  makeAnew(cache);
  return cache.table.rows;
}

function makeAnew(cache: AnswerCache): void {
  const { table, pages } = cache;
  const next = createAnswerTable();
  const now = new Map<number, number>();
  const listNow = (list: List) => numbersIn(table, list).flatMap((row) => now.get(row) ?? []);
  const { ofFiles, looks, made } = rowsInOrder(table);
  for (const row of [...ofFiles, ...looks, ...made]) {
    const to = rowOf(next, queryOf(table, row));
    now.set(row, to);
    for (const column of ['changed', 'worked', 'judged'] as const)
      next[column][to] = numberAt(table[column], row);
    next.source[to] = table.source[row];
    if (!isAboutFile(table, row)) setDigest(next, to, digestOfRow(table, row));
    setParts(next, to, listNow(listOfRow(table, row)));
  }
  for (const page of pages.values()) page.madeOf = addList(next, listNow(page.madeOf));
  cache.table = next;
  renumberAtHand(cache, (row) => now.get(row));
}

function isWasteful({ table, pages }: AnswerCache): boolean {
  let [alive, listed] = [0, 0];
  for (let row = 0; row < table.rows; row += 1) {
    if (table.worked[row] !== 0) alive += 1;
    listed += numberAt(table.listLength, row);
  }
  for (const { madeOf } of pages.values()) listed += madeOf.length;
  const isMostlyGone = (all: number, used: number, few: number) => all > few && used < all / 2;
  return isMostlyGone(table.rows, alive, ample.rows) || isMostlyGone(table.listedEnd, listed, ample.listed);
}
