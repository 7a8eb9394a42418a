import type { Planned, Query, Read } from '../../../kinds/planned.ts';
import type { Source } from '../../model/source.ts';
import { type Answer, type AnswerMemory, addAnswer, forgetAnswers } from './answer-memory.ts';
import { digestOfPlanned } from './digest-of.ts';
import { isLook } from './is-look.ts';
import { isSameValue } from './is-same-value.ts';
import { judgeLeft } from './left-answers.ts';
import { type FileQuery, lookIntoFile } from './look-into-file.ts';
import { placesOf } from './places-of.ts';
import { queryKey } from './query-key.ts';

export type Answers = {
  ask: <T>(query: Query) => Planned<T>;
  /** The version of a page that would become the same again; undefined where it wouldn't. */
  pageVersion: (address: string, route: string) => number | undefined;
  /** Notes what a page was made of. Gives its version: pages that were planned at different times have different ones. */
  keepPage: (address: string, route: string, reads: readonly Read[]) => number;
  /** Forgets what nobody has asked for in this round. */
  settle: () => void;
};

type Asking = {
  /** What every answer depends on without asking. */
  basis: readonly unknown[];
  answer: (query: Query) => Planned<unknown>;
  /** The file of this name. */
  source: (file: string) => Source | undefined;
  /** The error for questions that lead back to the first of them. */
  circle: (way: readonly Query[]) => Error;
};

/** Whole entries carry their texts: only the last are kept, more than a feed has, so that memory does not grow with the site. */
const keptWhole = 32;

/**
 * Each question is answered once a round. An answer of an earlier round is worked out again only where one of those
 * that it was made of has become another; where it then comes out the same, what was made of it stays as it is.
 */
export function openAnswers(memory: AnswerMemory, { basis, answer, source, circle }: Asking): Answers {
  if (!isSameValue(memory.basis, basis)) forgetAnswers(memory);
  memory.basis = basis;
  memory.round += 1;
  const { round } = memory;
  const open = new Set<Answer>();

  const ask = (query: Query): Planned<unknown> => {
    const key = queryKey(query);
    const known = memory.answers.get(key) ?? addAnswer(key, query, memory);
    if (known.judged !== round) judge(known);
    return known.planned ?? workOut(known);
  };
  memory.ask = ask;

  /** Afterwards `changed` says whether it is what it was. */
  const judge = (known: Answer): void => {
    if (known.worked > 0 && isRight(known)) known.judged = round;
    else workOut(known);
  };

  const isRight = (known: Answer): boolean => {
    const { query } = known.read;
    if (!('file' in query))
      return !isLook(query) && known.madeOf.every((part) => isSameSince(part, known.worked));
    const [before, now] = [known.source, source(query.file)];
    known.source = now;
    if (isSameIn(query, before, now)) return true;
    known.planned = undefined;
    return false;
  };

  /** What can't be answered any more has changed: whoever still asks for it is told why. */
  const isSameSince = (part: Answer, since: number): boolean => {
    try {
      if (part.judged !== round) judge(part);
    } catch {
      return false;
    }
    return part.changed <= since;
  };

  const workOut = (known: Answer): Planned<unknown> => {
    const { query } = known.read;
    if (open.has(known)) throw circle(wayTo(known, open));
    open.add(known);
    try {
      const { value, origins, reads, assets, dates, changed } = answer(query);
      const planned = { value, origins, assets, dates, changed, reads: [known.read] };
      const isForgotten = known.judged === round;
      if (!isForgotten && !(known.planned && isSameValue(planned, known.planned))) known.changed = round;
      known.planned = planned;
      known.madeOf = answersBehind(reads, memory);
      if ('file' in query) known.source = source(query.file);
      known.worked = round;
      known.judged = round;
      if (query.ask === 'entry' && query.form === 'whole') keepLast(memory.wholes, known);
      return planned;
    } finally {
      open.delete(known);
    }
  };

  let isStill: ((answer: number) => boolean) | undefined;
  const leftVersion = (address: string, route: string): number | undefined => {
    const { left } = memory;
    const page = left?.pages.get(address);
    if (!left || page?.route !== route) return undefined;
    isStill ??= judgeLeft(left, {
      isSameInFile: (query) => {
        const before = memory.sourceBefore?.(query);
        return before !== undefined && isSameIn(query, before, source(query.file));
      },
      hasDigest,
    });
    if (!page.madeOf.every(isStill)) return undefined;
    memory.stillLeft.add(address);
    return page.version;
  };

  const hasDigest = (query: Query, digest: string): boolean => {
    try {
      return digestOfPlanned(ask(query)) === digest;
    } catch {
      return false;
    }
  };

  return {
    ask: <T>(query: Query) => ask(query) as Planned<T>,
    pageVersion: (address, route) => {
      const known = memory.pages.get(address);
      if (!known) return leftVersion(address, route);
      if (known.route !== route || !known.madeOf.every((part) => isSameSince(part, known.right)))
        return undefined;
      known.right = round;
      return known.version;
    },
    keepPage: (address, route, reads) => {
      memory.stillLeft.delete(address);
      const madeOf = answersBehind(reads, memory);
      memory.pages.set(address, { route, madeOf, version: round, right: round });
      return round;
    },
    settle: () => {
      for (const [key, known] of memory.answers) if (known.judged !== round) memory.answers.delete(key);
      for (const [address, known] of memory.pages) if (known.right !== round) memory.pages.delete(address);
    },
  };
}

/** Whether a question has the same answer in two states of a file. The same value in another place is another answer. */
function isSameIn(query: FileQuery, before: Source | undefined, now: Source | undefined): boolean {
  if (before === now) return true;
  return (
    before !== undefined &&
    now !== undefined &&
    isSameValue(lookIntoFile(query, before), lookIntoFile(query, now)) &&
    (query.ask !== 'value' || placesOf(before, query.path) === placesOf(now, query.path))
  );
}

const none: readonly never[] = Object.freeze([]);

function answersBehind(reads: readonly Read[], { answerOf }: AnswerMemory): readonly Answer[] {
  if (reads.length === 0) return none;
  const found = new Set<Answer>();
  for (const read of reads) {
    const known = answerOf.get(read);
    if (known) found.add(known);
  }
  return [...found];
}

function wayTo(known: Answer, open: ReadonlySet<Answer>): Query[] {
  const way = [...open];
  return way.slice(way.indexOf(known)).map(({ read }) => read.query);
}

function keepLast(wholes: Set<Answer>, known: Answer): void {
  wholes.add(known);
  const [oldest] = wholes;
  if (wholes.size <= keptWhole || oldest === undefined) return;
  wholes.delete(oldest);
  oldest.planned = undefined;
}
