import type { Query } from '../../../kinds/planned.ts';
import type { PackedAnswers } from '../../plan/context/pack-answers.ts';

/** A page that may become another, as it was noted. */
export type TouchedPage = { address: string; route: string; version: number };

type Asking = {
  /** The files whose texts are others now. */
  files: ReadonlySet<string>;
  /** Whether a question still has the answer of which this is the digest. */
  hasDigest: (query: Query, digest: string) => boolean;
  /** The addresses of pages that count as touched in any case. */
  always: ReadonlySet<string>;
};

/**
 * The pages that were made of the texts of some files, by what was left of the answers: nothing else has changed. Answers
 * that come out as they were are asked for once more, and what was made of them stays.
 */
export function touchedPages(answers: PackedAnswers, asking: Asking): TouchedPage[] {
  const { routes, versions, madeOf, ends } = answers.pages;
  const touched = touchedAnswers(answers, asking);
  const addresses: readonly string[] = JSON.parse(answers.pages.addresses);
  const isTouched = (page: number) => {
    for (let at = ends[page - 1] ?? 0; at < (ends[page] ?? 0); at += 1)
      if (touched[madeOf[at] ?? 0] === 1) return true;
    return false;
  };
  const found = addresses.flatMap((address, page) =>
    asking.always.has(address) || isTouched(page) ? [{ address, page }] : [],
  );
  const routeOf = lineReader(routes);
  return found.map(({ address, page }) => ({
    address,
    route: routeOf(page),
    version: versions[page] ?? 0,
  }));
}

/** By the numbers of the answers. Parts come before what is made of them, so one look at each is enough. */
function touchedAnswers(answers: PackedAnswers, { files, hasDigest }: Omit<Asking, 'always'>): Uint8Array {
  const { fileOf, askedOf, madeOf, ends } = answers;
  const leaves = fileOf.length;
  const names: readonly string[] = JSON.parse(answers.files);
  const isChanged = names.map((file) => files.has(file));
  const ofText = answers.asked.map(({ ask }) => ask !== 'value');
  const looks: readonly Query[] = JSON.parse(answers.looks);
  const first = leaves + looks.length;
  const touched = new Uint8Array(first + ends.length);
  for (let leaf = 0; leaf < leaves; leaf += 1)
    if (isChanged[fileOf[leaf] ?? 0] && ofText[askedOf[leaf] ?? 0]) touched[leaf] = 1;
  const [queryOf, digestOf] = [lineReader(answers.made), lineReader(answers.digests)];
  for (let index = 0; index < ends.length; index += 1) {
    let isTouched = false;
    for (let at = ends[index - 1] ?? 0; at < (ends[index] ?? 0) && !isTouched; at += 1)
      isTouched = touched[madeOf[at] ?? 0] === 1;
    if (!isTouched) continue;
    const query: Query = JSON.parse(queryOf(index));
    const digest = digestOf(looks.length + index);
    touched[first + index] = digest !== '' && hasDigest(query, digest) ? 0 : 1;
  }
  return touched;
}

/** Gives lines of a long text by their numbers, which have to grow: few of very many are wanted. */
function lineReader(text: string): (line: number) => string {
  let [start, number] = [0, 0];
  return (line) => {
    for (; number < line; number += 1) start = text.indexOf('\n', start) + 1;
    return text.slice(start, text.indexOf('\n', start));
  };
}
