import type { Query } from '../../../kinds/planned.ts';
import type { Answer, AnswerMemory } from './answer-memory.ts';
import { digestOfPlanned } from './digest-of.ts';
import { isLook } from './is-look.ts';
import { type Asked, type LeftAnswers, type LeftPage, readAnswer } from './left-answers.ts';
import type { FileQuery } from './look-into-file.ts';

/** What stays of a memory for other processes. Pages that it was begun with and that were not planned again stay. */
export function leaveAnswers(memory: AnswerMemory): LeftAnswers {
  const graph = createGraph();
  const numberOf = numberAnswers(graph);
  const pages = new Map<string, Draft>();
  for (const [address, { route, version, madeOf }] of memory.pages)
    pages.set(address, { route, version, madeOf: madeOf.map(numberOf) });
  if (memory.left) {
    const leftNumber = numberLeft(memory.left, graph);
    for (const address of memory.stillLeft) {
      const page = memory.left.pages.get(address);
      if (page) pages.set(address, { ...page, madeOf: [...page.madeOf].map(leftNumber) });
    }
  }
  return graph.finish(memory.round, pages);
}

type Draft = Omit<LeftPage, 'madeOf'> & { madeOf: readonly Node[] };

/** A place in one of three lists, which stand one after the other in the end. */
type Node = { list: 'leaf' | 'look' | 'made'; index: number };

type Graph = ReturnType<typeof createGraph>;

function createGraph() {
  const files = createIndex<string>();
  const asked = createIndex<Asked>();
  const leaves = createIndex<{ file: number; asked: number }>();
  const looks = createIndex<{ query: Query; digest: string }>();
  const made: { query: string; digest: string; parts: readonly Node[] }[] = [];
  const leaf = ({ file, ...rest }: FileQuery): Node => {
    const one = { file: files.at(file, file), asked: asked.at(JSON.stringify(rest), rest) };
    return { list: 'leaf', index: leaves.at(`${one.file} ${one.asked}`, one) };
  };
  const look = (query: Query, digest: string): Node => ({
    list: 'look',
    index: looks.at(JSON.stringify(query), { query, digest }),
  });
  const make = (query: string, digest: string, parts: readonly Node[]): Node => ({
    list: 'made',
    index: made.push({ query, digest, parts }) - 1,
  });
  const finish = (round: number, pages: ReadonlyMap<string, Draft>): LeftAnswers => {
    const [leafCount, lookCount] = [leaves.all.length, looks.all.length];
    const starts = { leaf: 0, look: leafCount, made: leafCount + lookCount };
    const numbers = (nodes: readonly Node[]) => nodes.map(({ list, index }) => starts[list] + index);
    const numbered = ({ madeOf, ...page }: Draft) => ({ ...page, madeOf: Uint32Array.from(numbers(madeOf)) });
    let end = 0;
    return {
      round,
      files: files.all,
      asked: asked.all,
      fileOf: Uint32Array.from(leaves.all, (one) => one.file),
      askedOf: Uint32Array.from(leaves.all, (one) => one.asked),
      looks: looks.all.map(({ query }) => query),
      made: made.map(({ query }) => query),
      madeOf: Uint32Array.from(made.flatMap(({ parts }) => numbers(parts))),
      ends: Uint32Array.from(made, ({ parts }) => {
        end += parts.length;
        return end;
      }),
      digests: [...looks.all, ...made].map(({ digest }) => digest),
      pages: new Map([...pages].map(([address, page]) => [address, numbered(page)])),
    };
  };
  return { leaf, look, make, finish };
}

/** Values in the order in which they came, each once. */
function createIndex<T>() {
  const all: T[] = [];
  const known = new Map<string, number>();
  const at = (key: string, value: T): number => {
    const index = known.get(key) ?? all.push(value) - 1;
    known.set(key, index);
    return index;
  };
  return { all, at };
}

/** Parts come before what is made of them. */
function numberAnswers(graph: Graph): (answer: Answer) => Node {
  const known = new Map<Answer, Node>();
  const numberOf = (answer: Answer): Node => {
    const found = known.get(answer) ?? enter(answer);
    known.set(answer, found);
    return found;
  };
  const enter = ({ read: { query }, planned, madeOf }: Answer): Node => {
    if ('file' in query) return graph.leaf(query);
    const digest = planned ? digestOfPlanned(planned) : '';
    if (isLook(query)) return graph.look(query, digest);
    return graph.make(JSON.stringify(query), digest, madeOf.map(numberOf));
  };
  return numberOf;
}

function numberLeft(left: LeftAnswers, graph: Graph): (answer: number) => Node {
  const known = new Map<number, Node>();
  const numberOf = (number: number): Node => {
    const found = known.get(number) ?? enter(number);
    known.set(number, found);
    return found;
  };
  const enter = (number: number): Node => {
    const answer = readAnswer(left, number);
    if (answer.kind === 'leaf') return graph.leaf(answer.query);
    if (answer.kind === 'look') return graph.look(answer.query, answer.digest);
    return graph.make(answer.query, answer.digest, [...answer.madeOf].map(numberOf));
  };
  return numberOf;
}
