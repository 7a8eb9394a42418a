import type { Planned, Query, Read } from '../../../kinds/planned.ts';
import type { Source } from '../../model/source.ts';
import { digestOf } from './digest-of.ts';
import type { IndexMemory } from './index-entries.ts';
import type { LeftAnswers } from './left-answers.ts';
import type { FileQuery } from './look-into-file.ts';
import { queryKey } from './query-key.ts';
import type { CharacterMemory } from './remember-characters.ts';
import type { RouteMemory } from './remember-routes.ts';

/** Answers to the questions of planning, kept from one plan to the next. */
export type AnswerMemory = {
  /** What every answer depends on without asking. Once it is another, nothing of the memory counts. */
  basis: readonly unknown[];
  /** Plans are counted: each is a round. */
  round: number;
  /** By the question. */
  answers: Map<string, Answer>;
  answerOf: WeakMap<Read, Answer>;
  /** What all reads have in common: how their digests are made. */
  read: Read;
  /** Those that are large, the last ones. */
  wholes: Set<Answer>;
  /** By address. */
  pages: Map<string, PageAnswer>;
  /** What another process has left, and the pages of it that would become the same again. */
  left?: LeftAnswers;
  stillLeft: Set<string>;
  /** What the last plan made of the site, beside its answers. */
  routes: RouteMemory;
  index: IndexMemory;
  characters: CharacterMemory;
  /** A file as it was then. */
  sourceBefore?: (query: FileQuery) => Source | undefined;
  /** Asks in the round that runs. */
  ask: (query: Query) => Planned<unknown>;
};

/** `changed`, `worked`, `judged`: the rounds in which it became another, was worked out, and was found to be right; 0: never. */
export type Answer = {
  read: Read;
  /** Absent where it was forgotten: large, and rarely asked for twice. */
  planned?: Planned<unknown>;
  madeOf: readonly Answer[];
  /** The file that a question about one file looks at, as it was. */
  source?: Source;
  changed: number;
  worked: number;
  judged: number;
};

/** A page that was planned. `version`: the round of that. `right`: the last round in which it would have become the same. */
export type PageAnswer = { route: string; madeOf: readonly Answer[]; version: number; right: number };

/** `begun`: what is known before anything is asked. */
export function createAnswerMemory(begun: Partial<AnswerMemory> = {}): AnswerMemory {
  const memory: AnswerMemory = {
    basis: [],
    round: 0,
    answers: new Map(),
    answerOf: new WeakMap(),
    read: {
      query: { ask: 'frame' },
      get answer() {
        return digestOf(memory.ask(this.query).value);
      },
    },
    wholes: new Set(),
    pages: new Map(),
    stillLeft: new Set(),
    routes: {},
    index: {},
    characters: new Map(),
    ask: () => {
      throw new Error('nothing is planned yet');
    },
    ...begun,
  };
  return memory;
}

/** `basis`: what all that was left depends on without having asked, as it was. `sourceBefore`: a file as it was; undefined where too little is known of it. */
type Then = { basis: readonly unknown[]; sourceBefore: (query: FileQuery) => Source | undefined };

export function beginWith(left: LeftAnswers, then: Then): AnswerMemory {
  return createAnswerMemory({ ...then, round: left.round, left });
}

export function forgetAnswers(memory: AnswerMemory): void {
  delete memory.left;
  memory.stillLeft.clear();
  memory.answers.clear();
  memory.wholes.clear();
  memory.pages.clear();
}

/**
 * A digest of every answer would cost more than most answers do: it is made where somebody looks. How is said once for
 * all reads of a memory: a getter of its own would make each of them ten times as large.
 */
export function addAnswer(key: string, query: Query, memory: AnswerMemory): Answer {
  const read: Read = Object.create(memory.read);
  read.query = query;
  const added: Answer = {
    read,
    planned: undefined,
    madeOf: none,
    source: undefined,
    changed: 0,
    worked: 0,
    judged: 0,
  };
  memory.answers.set(key, added);
  memory.answerOf.set(read, added);
  return added;
}

const none: readonly never[] = Object.freeze([]);

/** Puts an answer that is known to be right into the round that runs: nobody works it out. */
export function presetAnswer(
  query: Query,
  planned: Omit<Planned<unknown>, 'reads'>,
  memory: AnswerMemory,
): void {
  const added = addAnswer(queryKey(query), query, memory);
  const { round } = memory;
  Object.assign(added, { planned: { ...planned, reads: [added.read] }, worked: round, judged: round });
}

/** The instants of which it was asked whether they have passed, with the answers. */
export function pastAsked({
  answers,
  left,
  ask,
}: AnswerMemory): (readonly [instant: string, isPast: boolean])[] {
  const here = [...answers.values()].map(({ read }) => read.query);
  const instants = [...here, ...(left?.looks ?? [])].flatMap((query) =>
    query.ask === 'past' ? [query.instant] : [],
  );
  return [...new Set(instants)].map((instant) => [instant, ask({ ask: 'past', instant }).value === true]);
}
