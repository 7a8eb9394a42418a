import type { Query } from '../../../kinds/planned.ts';
import type { PackedAnswers } from '../../plan/context/pack-answers.ts';
import { placeIn, unpackNames } from '../../store/pack-names.ts';
import { lineAt } from '../../store/packed-lines.ts';

/** A page that may become another, as it was noted. */
export type TouchedPage = { address: string; route: string; version: number };

type Asking = {
  /** The files whose texts are others than at the last build. */
  files: ReadonlySet<string>;
  /** Whether a question still has the answer of which this is the digest. */
  hasDigest: (query: Query, digest: string) => boolean;
  /** The numbers of the answers that the last build found to be others than these. */
  others: ReadonlySet<number>;
  /** The addresses of pages that count as touched in any case. */
  always: ReadonlySet<string>;
};

/** `others`: the numbers of the answers that are others than those that were left. */
export type Touched = { pages: TouchedPage[]; others: number[] };

/**
 * The pages that were made of the texts of some files, by what was left of the answers: nothing else has changed. Answers
 * that come out as they were are asked for once more, and what was made of them stays.
 */
export function touchedPages(answers: PackedAnswers, { always, ...asking }: Asking): Touched {
  const { pages, routes, versions, pageMadeOf, pageEnds } = answers;
  const { touched, others } = touchedAnswers(answers, asking);
  const anyway = new Set([...always].map((address) => placeIn(pages, address)));
  const isTouched = (_: number, page: number) => {
    if (anyway.has(page)) return true;
    for (let at = pageEnds[page - 1] ?? 0; at < (pageEnds[page] ?? 0); at += 1)
      if (touched[pageMadeOf[at] ?? 0] === 1) return true;
    return false;
  };
  const found = [...pageEnds.keys()].filter(isTouched);
  const addresses = found.length === 0 ? [] : unpackNames(pages);
  const pageAt = (page: number): TouchedPage => ({
    address: addresses[page] ?? '',
    route: lineAt(routes, page),
    version: versions[page] ?? 0,
  });
  return { pages: found.map(pageAt), others };
}

/** By the numbers of the answers. Parts come before what is made of them, so one look at each is enough. */
function touchedAnswers(
  answers: PackedAnswers,
  { files, hasDigest, others: before }: Omit<Asking, 'always'>,
): { touched: Uint8Array; others: number[] } {
  // Each is read when it is taken from there.
  const { files: names, fileOf, asked, askedOf, firstMade: first, made, madeOf, ends, digests } = answers;
  const touched = new Uint8Array(first + ends.length);
  const others = new Set(before);
  const changed = new Set([...files].map((file) => placeIn(names, file)));
  const ofText = asked.map(({ ask }) => ask !== 'value');
  for (let leaf = 0; leaf < fileOf.length; leaf += 1)
    if (changed.has(fileOf[leaf]) && ofText[askedOf[leaf] ?? 0]) touched[leaf] = 1;
  for (let index = 0; index < ends.length; index += 1) {
    let isTouched = false;
    for (let at = ends[index - 1] ?? 0; at < (ends[index] ?? 0) && !isTouched; at += 1)
      isTouched = touched[madeOf[at] ?? 0] === 1;
    if (!isTouched) continue;
    const query: Query = JSON.parse(lineAt(made, index));
    const digest = lineAt(digests, index);
    const number = first + index;
    const isOther = digest === '' || !hasDigest(query, digest);
    // One that was another at the last build, and is as it was left again, has changed since.
    touched[number] = isOther || before.has(number) ? 1 : 0;
    if (isOther) others.add(number);
    else others.delete(number);
  }
  return { touched, others: [...others] };
}
