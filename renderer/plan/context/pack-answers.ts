import { type PackedNames, packNames, unpackNames } from '../../store/pack-names.ts';
import { type PackedLines, packLines, unpackLines } from '../../store/packed-lines.ts';
import { type AnswerCache, createAnswerCache, digestAtHand, type PageAnswer } from './answer-cache.ts';
import {
  type AnswerTable,
  addList,
  createAnswerTable,
  digestOfRow,
  type List,
  listOfRow,
  numberAt,
  type QueryWithoutFile,
  queryOf,
  rowOf,
  rowOfMade,
  rowsInOrder,
  setDigest,
  setParts,
  writtenOf,
} from './answer-table.ts';

/**
 * What a process leaves of its answers for the next: not the answers themselves, only their dependencies. They are
 * numbered: first the questions about a file, then those that look at the site, then all others, each after its
 * dependencies. Plain data in a few large values, which are written and read in a fraction of the time of many small
 * ones; of those that consist of lines, few may be needed.
 */
export type PackedAnswers = {
  round: number;
  files: PackedNames;
  /** The questions about a file without its name, each once. */
  asked: readonly QueryWithoutFile[];
  /** For each question about a file: the file, and what was asked. */
  fileOf: Uint32Array;
  askedOf: Uint32Array;
  /** The questions, as JSON. */
  looks: PackedLines;
  /** The number of the first of all other questions. */
  firstMade: number;
  /** For these: the question, as JSON; its dependencies, one list after the other, and where each list ends. */
  made: PackedLines;
  madeOf: Uint32Array;
  ends: Uint32Array;
  /** Digests of the answers that are not about files, those to `made` first; empty if it was no longer cached. */
  digests: PackedLines;
  /** The pages by their addresses, with their routes and versions. */
  pages: PackedNames;
  routes: PackedLines;
  versions: Float64Array;
  /** The dependencies of each page, one list after the other, and where each list ends. */
  pageMadeOf: Uint32Array;
  pageEnds: Uint32Array;
};

export function packAnswers(cache: AnswerCache): PackedAnswers {
  const { table, round } = cache;
  for (const [row, planned] of cache.planned.all())
    if (table.worked[row] !== 0) digestAtHand(table, row, planned);
  const { ofFiles, looks, made } = rowsInOrder(table);
  const numbers = new Uint32Array(table.rows);
  for (const [number, row] of [...ofFiles, ...looks, ...made].entries()) numbers[row] = number;
  const files = renumbered(ofFiles.map((row) => numberAt(table.subject, row)));
  const asked = renumbered(ofFiles.map((row) => numberAt(table.kind, row)));
  const pages = [...cache.pages];
  const ofMade = joinLists(
    made.map((row) => listOfRow(table, row)),
    table,
    numbers,
  );
  const ofPages = joinLists(
    pages.map(([, { madeOf }]) => madeOf),
    table,
    numbers,
  );
  return {
    round,
    files: packNames(files.used.map((file) => table.files.all[file] ?? '')),
    asked: asked.used.flatMap((one) => table.asked[one] ?? []),
    fileOf: files.numbers,
    askedOf: asked.numbers,
    looks: packLines(looks.map((row) => JSON.stringify(queryOf(table, row)))),
    firstMade: ofFiles.length + looks.length,
    made: packLines(made.map((row) => writtenOf(table, row))),
    madeOf: ofMade.joined,
    ends: ofMade.ends,
    digests: packLines([...made, ...looks].map((row) => digestOfRow(table, row))),
    pages: packNames(pages.map(([address]) => address)),
    routes: packLines(pages.map(([, { route }]) => route)),
    versions: Float64Array.from(pages, ([, { version }]) => version),
    pageMadeOf: ofPages.joined,
    pageEnds: ofPages.ends,
  };
}

/** The distinct numbers in order of appearance, and the position of each number among them. */
function renumbered(old: readonly number[]): { used: number[]; numbers: Uint32Array } {
  const used = [...new Set(old)];
  const places = new Map(used.map((number, place) => [number, place]));
  return { used, numbers: Uint32Array.from(old, (number) => places.get(number) ?? 0) };
}

function joinLists(
  lists: readonly List[],
  { listed }: AnswerTable,
  numbers: Uint32Array,
): { joined: Uint32Array; ends: Uint32Array } {
  const ends = new Uint32Array(lists.length);
  const joined = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const [index, { at, length }] of lists.entries()) {
    for (let place = at; place < at + length; place += 1) {
      joined[end] = numberAt(numbers, numberAt(listed, place));
      end += 1;
    }
    ends[index] = end;
  }
  return { joined, ends };
}

/**
 * `basis`: what all that was left depends on without asking, as it was. `sourceBefore`: a file as it was; undefined if
 * too little is known about it.
 */
type Then = { basis: readonly unknown[] } & Pick<AnswerCache['begun'], 'sourceBefore'>;

/** A cache that continues from what another process has stored. */
export function beginWith(packed: PackedAnswers, { basis, sourceBefore }: Then): AnswerCache {
  const { round } = packed;
  const table = unpackTable(packed);
  return createAnswerCache({
    basis,
    round,
    table,
    pages: unpackPages(packed, table),
    begun: { round, rows: table.rows, sourceBefore },
  });
}

function unpackTable({ round, fileOf, askedOf, madeOf, ends, ...packed }: PackedAnswers): AnswerTable {
  const table = createAnswerTable();
  const files = unpackNames(packed.files);
  for (const [leaf, file] of fileOf.entries()) {
    const asked = packed.asked[numberAt(askedOf, leaf)];
    if (asked) rowOf(table, { ...asked, file: files[file] ?? '' });
  }
  for (const written of unpackLines(packed.looks)) rowOf(table, JSON.parse(written));
  for (const [index, written] of unpackLines(packed.made).entries()) {
    const row = rowOfMade(table, written);
    setParts(table, row, [...madeOf.subarray(ends[index - 1] ?? 0, ends[index])]);
  }
  for (const [index, digest] of unpackLines(packed.digests).entries())
    setDigest(
      table,
      index < ends.length ? packed.firstMade + index : fileOf.length + index - ends.length,
      digest,
    );
  for (const column of [table.changed, table.worked, table.judged]) column.fill(round, 0, table.rows);
  return table;
}

function unpackPages(
  { round, versions, pageMadeOf, pageEnds, ...packed }: PackedAnswers,
  table: AnswerTable,
): Map<string, PageAnswer> {
  const routes = unpackLines(packed.routes);
  return new Map(
    unpackNames(packed.pages).map((address, index) => {
      const parts = addList(table, [...pageMadeOf.subarray(pageEnds[index - 1] ?? 0, pageEnds[index])]);
      const known = {
        route: routes[index] ?? '',
        madeOf: parts,
        version: versions[index] ?? 0,
        right: round,
      };
      return [address, known];
    }),
  );
}
