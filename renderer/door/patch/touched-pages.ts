import type { Query } from '../../../kinds/planned.ts';
import type { PackedAnswers } from '../../plan/context/pack-answers.ts';
import { placeIn, unpackNames } from '../../store/pack-names.ts';
import { lineAt } from '../../store/packed-lines.ts';

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
  const { pages, routes, versions, pageMadeOf, pageEnds } = answers;
  const touched = touchedAnswers(answers, asking);
  const always = new Set([...asking.always].map((address) => placeIn(pages, address)));
  const isTouched = (_: number, page: number) => {
    if (always.has(page)) return true;
    for (let at = pageEnds[page - 1] ?? 0; at < (pageEnds[page] ?? 0); at += 1)
      if (touched[pageMadeOf[at] ?? 0] === 1) return true;
    return false;
  };
  const found = [...pageEnds.keys()].filter(isTouched);
  const addresses = found.length === 0 ? [] : unpackNames(pages);
  return found.map((page) => ({
    address: addresses[page] ?? '',
    route: lineAt(routes, page),
    version: versions[page] ?? 0,
  }));
}

/** By the numbers of the answers. Parts come before what is made of them, so one look at each is enough. */
function touchedAnswers(answers: PackedAnswers, { files, hasDigest }: Omit<Asking, 'always'>): Uint8Array {
  // Each is read when it is taken from there.
  const { files: names, fileOf, asked, askedOf, firstMade: first, made, madeOf, ends, digests } = answers;
  const touched = new Uint8Array(first + ends.length);
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
    touched[first + index] = digest !== '' && hasDigest(query, digest) ? 0 : 1;
  }
  return touched;
}
