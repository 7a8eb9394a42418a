import type { Query } from '../../../kinds/planned.ts';
import type { FileQuery } from './look-into-file.ts';

/**
 * What a process leaves of its answers: not what they were, only what they were made of. They are numbered: first the
 * questions about a file, then those about the site, then all that were made of others. Plain data.
 */
export type LeftAnswers = {
  round: number;
  files: readonly string[];
  /** The questions about a file without its name, each once. */
  asked: readonly Asked[];
  /** Of each question about a file: the file, and what was asked. */
  fileOf: Uint32Array;
  askedOf: Uint32Array;
  /** Questions that are answered by looking at the site. */
  looks: readonly Query[];
  /** Of all others: the question, as JSON; what each was made of, one list after the other, and where each list ends. */
  made: readonly string[];
  madeOf: Uint32Array;
  ends: Uint32Array;
  /** Of the answers that were not made from files: empty where one was not at hand any more. */
  digests: readonly string[];
  pages: ReadonlyMap<string, LeftPage>;
};

export type LeftPage = { route: string; version: number; madeOf: Uint32Array };

type WithoutFile<T> = T extends FileQuery ? Omit<T, 'file'> : never;
export type Asked = WithoutFile<FileQuery>;

type Judging = {
  isSameInFile: (query: FileQuery) => boolean;
  /** Asks again, and holds the answer against the digest. */
  hasDigest: (query: Query, digest: string) => boolean;
};

/** An answer by its number: what it was asked of, or made of. */
type LeftAnswer =
  | { kind: 'leaf'; query: FileQuery }
  | { kind: 'look'; query: Query; digest: string }
  | { kind: 'made'; query: string; digest: string; madeOf: Uint32Array };

export function readAnswer(left: LeftAnswers, answer: number): LeftAnswer {
  const { files, asked, fileOf, askedOf, looks, made, madeOf, ends, digests } = left;
  const question = asked[askedOf[answer] ?? -1];
  if (question) return { kind: 'leaf', query: { ...question, file: files[fileOf[answer] ?? -1] ?? '' } };
  const other = answer - fileOf.length;
  const digest = digests[other] ?? '';
  const look = looks[other];
  if (look) return { kind: 'look', query: look, digest };
  const index = other - looks.length;
  const parts = madeOf.subarray(ends[index - 1] ?? 0, ends[index] ?? 0);
  return { kind: 'made', query: made[index] ?? '', digest, madeOf: parts };
}

/** Whether an answer, by its number, is still what it was: if all that it was made of is, or else if it comes out the same. */
export function judgeLeft(
  left: LeftAnswers,
  { isSameInFile, hasDigest }: Judging,
): (answer: number) => boolean {
  const known = new Map<number, boolean>();
  const isStill = (number: number): boolean => {
    const found = known.get(number) ?? judge(number);
    known.set(number, found);
    return found;
  };
  const judge = (number: number): boolean => {
    const answer = readAnswer(left, number);
    if (answer.kind === 'leaf') return isSameInFile(answer.query);
    const { digest } = answer;
    if (answer.kind === 'look') return hasDigest(answer.query, digest);
    return answer.madeOf.every(isStill) || (digest !== '' && hasDigest(JSON.parse(answer.query), digest));
  };
  return isStill;
}
