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

/** Whether an answer, by its number, is still what it was: if all that it was made of is, or else if it comes out the same. */
export function judgeLeft(
  { files, asked, fileOf, askedOf, looks, made, madeOf, ends, digests }: LeftAnswers,
  { isSameInFile, hasDigest }: Judging,
): (answer: number) => boolean {
  const [leaves, others] = [fileOf.length, fileOf.length + looks.length];
  const known = new Map<number, boolean>();
  const isStill = (answer: number): boolean => {
    const found = known.get(answer) ?? judge(answer);
    known.set(answer, found);
    return found;
  };
  const judge = (answer: number): boolean => {
    const question = asked[askedOf[answer] ?? -1];
    if (question) return isSameInFile({ ...question, file: files[fileOf[answer] ?? -1] ?? '' });
    const digest = digests[answer - leaves] ?? '';
    const look = looks[answer - leaves];
    if (look) return hasDigest(look, digest);
    const index = answer - others;
    for (let at = ends[index - 1] ?? 0; at < (ends[index] ?? 0); at += 1)
      if (!isStill(madeOf[at] ?? 0)) return digest !== '' && hasDigest(JSON.parse(made[index] ?? ''), digest);
    return true;
  };
  return isStill;
}
