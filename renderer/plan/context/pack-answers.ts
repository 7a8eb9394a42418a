import type { Planned, Query } from '../../../kinds/planned.ts';
import type { Source } from '../../model/source.ts';
import { type Answer, type AnswerMemory, addAnswer, createAnswerMemory } from './answer-memory.ts';
import { queryKey } from './query-key.ts';

/** A memory as plain data. Answers name each other by their positions. The basis is left out: it holds code. */
export type PackedAnswers = {
  round: number;
  answers: readonly PackedAnswer[];
  pages: readonly {
    address: string;
    route: string;
    madeOf: readonly number[];
    version: number;
    right: number;
  }[];
};

type PackedAnswer = {
  query: Query;
  planned?: Omit<Planned<unknown>, 'reads'>;
  madeOf: readonly number[];
  source?: Source;
  changed: number;
  worked: number;
  judged: number;
};

export function packAnswers({ round, answers, pages }: AnswerMemory): PackedAnswers {
  const all = [...answers.values()];
  const positions = new Map(all.map((answer, index) => [answer, index]));
  const positionsOf = (parts: readonly Answer[]) => parts.flatMap((part) => positions.get(part) ?? []);
  return {
    round,
    answers: all.map(({ read, planned, madeOf, ...rest }) => ({
      ...rest,
      query: read.query,
      ...(planned && { planned: withoutReads(planned) }),
      madeOf: positionsOf(madeOf),
    })),
    pages: [...pages].map(([address, { madeOf, ...page }]) => ({
      ...page,
      address,
      madeOf: positionsOf(madeOf),
    })),
  };
}

function withoutReads({ reads: _reads, ...planned }: Planned<unknown>): Omit<Planned<unknown>, 'reads'> {
  return planned;
}

/** `basis`: what all these answers depend on without asking, as it was when they were given. */
export function unpackAnswers(packed: PackedAnswers, basis: readonly unknown[]): AnswerMemory {
  const memory: AnswerMemory = { ...createAnswerMemory(), basis, round: packed.round };
  const all = packed.answers.map(({ query }) => addAnswer(queryKey(query), query, memory));
  const answersAt = (positions: readonly number[]) => positions.flatMap((position) => all[position] ?? []);
  for (const [index, { query: _query, planned, madeOf, ...rest }] of packed.answers.entries()) {
    const answer = all[index];
    if (!answer) continue;
    Object.assign(answer, rest, { madeOf: answersAt(madeOf) });
    if (planned) answer.planned = { ...planned, reads: [answer.read] };
  }
  for (const { address, madeOf, ...page } of packed.pages)
    memory.pages.set(address, { ...page, madeOf: answersAt(madeOf) });
  return memory;
}
