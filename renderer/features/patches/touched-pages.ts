import type { Query } from '../../../kinds/planned.ts';
import type { PackedAnswers } from '../../plan/context/pack-answers.ts';
import { positionOfName, unpackNames } from '../../store/pack-names.ts';
import { packedLineAt } from '../../store/packed-lines.ts';

/**
 * A page that may change, as recorded. `way`: from a file, through the answers in between; absent if it only counts as
 * touched.
 */
export type TouchedPage = {
  address: string;
  route: string;
  version: number;
  way?: { file: string; through: readonly Query[] };
};

type TouchedPagesInput = {
  /** The files whose texts have changed since the last build. */
  files: ReadonlySet<string>;
  /** Whether the answer to a question still has this digest. */
  hasDigest: (query: Query, digest: string) => boolean;
  /** The numbers of the answers that already differed from the stored build at the last build. */
  others: ReadonlySet<number>;
  /** The addresses of pages that count as touched in any case. */
  always: ReadonlySet<string>;
};

/** `others`: the numbers of the answers that differ from the stored build. */
export type TouchedParts = { pages: TouchedPage[]; others: number[] };

/**
 * The pages made from the texts of some files, according to the stored answers: nothing else has changed. Touched
 * answers are computed again; if one is unchanged, so is everything made from it.
 */
export function touchedPages(answers: PackedAnswers, { always, ...asking }: TouchedPagesInput): TouchedParts {
  const { pages, routes, versions, pageMadeOf, pageEnds } = answers;
  const { touched, others, partOf } = touchedAnswers(answers, asking);
  const anyway = new Set([...always].map((address) => positionOfName(pages, address)));
  const firstTouched = (page: number): number | undefined => {
    for (let at = pageEnds[page - 1] ?? 0; at < (pageEnds[page] ?? 0); at += 1)
      if (touched[pageMadeOf[at] ?? 0] === 1) return pageMadeOf[at];
    return undefined;
  };
  const found = [...pageEnds.keys()].filter((page) => anyway.has(page) || firstTouched(page) !== undefined);
  const addresses = found.length === 0 ? [] : unpackNames(pages);
  const pageAt = (page: number): TouchedPage => {
    const part = firstTouched(page);
    return {
      address: addresses[page] ?? '',
      route: packedLineAt(routes, page),
      version: versions[page] ?? 0,
      ...(part !== undefined && { way: wayTo(part, answers, partOf) }),
    };
  };
  return { pages: found.map(pageAt), others };
}

function wayTo(
  answer: number,
  { files, fileOf, firstMade, made }: PackedAnswers,
  partOf: ReadonlyMap<number, number>,
): NonNullable<TouchedPage['way']> {
  const through: Query[] = [];
  let at = answer;
  for (let part = partOf.get(at); part !== undefined; part = partOf.get(at)) {
    through.unshift(JSON.parse(packedLineAt(made, at - firstMade)));
    at = part;
  }
  return { file: unpackNames(files)[fileOf[at] ?? 0] ?? '', through };
}

/**
 * Indexed by answer number. Parts come before the answers made from them, so one pass is enough. `partOf`: the part
 * through which an answer is touched.
 */
function touchedAnswers(
  answers: PackedAnswers,
  { files, hasDigest, others: before }: Omit<TouchedPagesInput, 'always'>,
): { touched: Uint8Array; others: number[]; partOf: ReadonlyMap<number, number> } {
  // Each field is read here, once.
  const { files: names, fileOf, asked, askedOf, firstMade: first, made, madeOf, ends, digests } = answers;
  const touched = new Uint8Array(first + ends.length);
  const others = new Set(before);
  const partOf = new Map<number, number>();
  const changed = new Set([...files].map((file) => positionOfName(names, file)));
  const ofText = asked.map(({ ask }) => ask !== 'value');
  for (let leaf = 0; leaf < fileOf.length; leaf += 1)
    if (changed.has(fileOf[leaf]) && ofText[askedOf[leaf] ?? 0]) touched[leaf] = 1;
  for (let index = 0; index < ends.length; index += 1) {
    let part: number | undefined;
    for (let at = ends[index - 1] ?? 0; at < (ends[index] ?? 0) && part === undefined; at += 1)
      if (touched[madeOf[at] ?? 0] === 1) part = madeOf[at];
    if (part === undefined) continue;
    const query: Query = JSON.parse(packedLineAt(made, index));
    const digest = packedLineAt(digests, index);
    const number = first + index;
    const isOther = digest === '' || !hasDigest(query, digest);
    // An answer that differed at the last build, and now matches the stored build again, has changed since.
    touched[number] = isOther || before.has(number) ? 1 : 0;
    partOf.set(number, part);
    if (isOther) others.add(number);
    else others.delete(number);
  }
  return { touched, others: [...others], partOf };
}
