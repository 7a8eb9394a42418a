import type { Planned, Query } from '../../../kinds/planned.ts';
import type { Source } from '../../model/source.ts';
import { type Answer, type AnswerMemory, addAnswer, createAnswerMemory } from './answer-memory.ts';
import type { FileQuery } from './look-into-file.ts';
import { queryKey } from './query-key.ts';

/**
 * A memory as plain data. Answers name each other by their positions; most are the values of files, of which only is
 * kept that somebody asked: a value is found again where it stood. The basis is left out: it holds code.
 */
export type PackedAnswers = {
  round: number;
  queries: readonly Query[];
  /** By position: the answers that can't be found again in a file. */
  planned: ReadonlyMap<number, Omit<Planned<unknown>, 'reads'>>;
  /** What each was made of, one list after the other, and where each list ends. */
  madeOf: Uint32Array;
  ends: Uint32Array;
  changed: Uint32Array;
  worked: Uint32Array;
  judged: Uint32Array;
  pages: readonly {
    address: string;
    route: string;
    madeOf: Uint32Array;
    version: number;
    right: number;
  }[];
};

export function packAnswers({ round, answers, pages }: AnswerMemory): PackedAnswers {
  const all = [...answers.values()];
  const positions = new Map(all.map((answer, index) => [answer, index]));
  const positionsOf = (parts: readonly Answer[]) => parts.flatMap((part) => positions.get(part) ?? []);
  const madeOf = all.map((answer) => positionsOf(answer.madeOf));
  let end = 0;
  return {
    round,
    queries: all.map(({ read }) => read.query),
    planned: new Map(all.flatMap((answer, index) => plannedOf(answer, index))),
    madeOf: Uint32Array.from(madeOf.flat()),
    ends: Uint32Array.from(madeOf, (list) => {
      end += list.length;
      return end;
    }),
    changed: Uint32Array.from(all, (answer) => answer.changed),
    worked: Uint32Array.from(all, (answer) => answer.worked),
    judged: Uint32Array.from(all, (answer) => answer.judged),
    pages: [...pages].map(([address, page]) => ({
      ...page,
      address,
      madeOf: Uint32Array.from(positionsOf(page.madeOf)),
    })),
  };
}

function plannedOf(
  { read: { query }, planned }: Answer,
  index: number,
): [number, Omit<Planned<unknown>, 'reads'>][] {
  if (!planned || query.ask === 'value' || query.ask === 'text') return [];
  const { reads: _reads, ...rest } = planned;
  return [[index, rest]];
}

/** What all these answers depend on without asking, as it was when they were given. `sourceBefore`: a file as it was then; undefined where too little is known of it. */
type Then = { basis: readonly unknown[]; sourceBefore: (query: FileQuery) => Source | undefined };

export function unpackAnswers(packed: PackedAnswers, { basis, sourceBefore }: Then): AnswerMemory {
  const memory: AnswerMemory = { ...createAnswerMemory(), basis, round: packed.round };
  const all = packed.queries.map((query) => addAnswer(queryKey(query), query, memory));
  const answersAt = (positions: Uint32Array) => [...positions].flatMap((position) => all[position] ?? []);
  let start = 0;
  for (const [index, answer] of all.entries()) {
    const { query } = answer.read;
    const end = packed.ends[index] ?? start;
    const planned = packed.planned.get(index);
    answer.madeOf = end > start ? answersAt(packed.madeOf.subarray(start, end)) : none;
    answer.changed = packed.changed[index] ?? 0;
    answer.worked = packed.worked[index] ?? 0;
    answer.judged = packed.judged[index] ?? 0;
    if (planned) answer.planned = { ...planned, reads: [answer.read] };
    if ('file' in query) answer.source = sourceBefore(query);
    start = end;
  }
  for (const { address, madeOf, ...page } of packed.pages)
    memory.pages.set(address, { ...page, madeOf: answersAt(madeOf) });
  return memory;
}

const none: readonly Answer[] = [];
