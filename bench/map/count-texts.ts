import { readAttributes } from '../../renderer/features/edit/map/find-marked.ts';
import type { LocatedText } from '../../renderer/site.ts';
import { spotKey } from './page-spots.ts';
import type { SweptValue } from './sweep-values.ts';

/** `finished`: the texts of the page as it is built, by their spots. */
export type MappedPage = {
  address: string;
  texts: readonly LocatedText[];
  finished: ReadonlyMap<string, string>;
};

/** `rows`: by the part of a page. `share`: what is located of all, in per cent. `unknown`: what isn’t, by kind. */
export type CountedTexts = { rows: string[][]; share: number; unknown: string[] };

type Count = { asked: number; located: number; guessed: number };

/** Signs without a letter or a digit, and what isn’t read (links, styles, the head’s words for programs) aren’t asked. */
export function countTexts(pages: readonly MappedPage[]): CountedTexts {
  const counts = new Map<string, Count>();
  const unknown: { kind: string; example: string }[] = [];
  let [signs, forPrograms] = [0, 0];
  for (const { address, texts, finished } of pages) {
    const known = new Set<string>();
    for (const text of texts) {
      known.add(spotKey(text));
      if (finished.get(spotKey(text)) !== text.text)
        throw new Error(`${address} has “${text.text}” elsewhere than the map says`);
      if (!isRead(text)) continue;
      if (!/[\p{L}\p{N}]/u.test(text.text)) {
        signs += 1;
        continue;
      }
      const part = partOf(text);
      const count = counts.get(part) ?? { asked: 0, located: 0, guessed: 0 };
      counts.set(part, count);
      count.asked += 1;
      if (text.values.length > 0) count.located += 1;
      if (text.values.length > 0 && !text.isProven) count.guessed += 1;
      if (text.values.length === 0)
        unknown.push({ kind: kindOf(text), example: `“${text.text}” of ${address}` });
    }
    forPrograms += [...finished.keys()].filter((spot) => !/^\d/.test(spot) && !known.has(spot)).length;
  }
  const all = [...counts.values()].reduce(
    (sum, { asked, located, guessed }) => ({
      asked: sum.asked + asked,
      located: sum.located + located,
      guessed: sum.guessed + guessed,
    }),
    { asked: 0, located: 0, guessed: 0 },
  );
  return {
    rows: [
      ...[...counts, ['all', all] as const].map(([part, count]) => [part, ...cellsOf(count)]),
      ['not asked: signs alone', String(signs)],
      ['not asked: in a head, for programs', String(forPrograms)],
    ],
    share: shareOf(all),
    unknown: byKind(unknown),
  };
}

/** What came of each value that was changed. */
export function countSwept(swept: readonly SweptValue[]): string[] {
  const refused = swept.filter(({ isRefused }) => isRefused);
  const wrong = swept.filter(({ unchanged }) => unchanged.length > 0);
  const claims = swept.flatMap((one) => (one.isRefused ? [] : one.claims)).length;
  const faults = [
    ...wrong.flatMap(({ value, unchanged }) => unchanged.map((claim) => ({ what: 'wrong', value, claim }))),
    ...refused.flatMap(({ value, claims: [claim] }) =>
      claim ? [{ what: 'no other value', value, claim }] : [],
    ),
  ].map(({ what, value: { file, path, place }, claim }) => ({
    kind: `${what}: ${claim.kind} from ${file.replace(/[^/]*$/, '')}${path.filter((step) => typeof step === 'string').join('.')}`,
    example: `“${claim.text}” of ${claim.address}, ${file}:${place.line}`,
  }));
  return [
    `${swept.length - refused.length} values changed, ${refused.length} have no other; of ${claims} texts ${
      wrong.flatMap(({ unchanged }) => unchanged).length
    } stayed as they were`,
    ...byKind(faults).map((line) => `  ${line}`),
  ];
}

/** How many of each kind, and the first of them. */
function byKind(found: readonly { kind: string; example: string }[]): string[] {
  const kinds = new Map<string, string[]>();
  for (const { kind, example } of found) kinds.set(kind, [...(kinds.get(kind) ?? []), example]);
  return [...kinds].map(
    ([kind, [first = '', ...more]]) => `${more.length + 1} × ${kind} (${first.replaceAll('\n', ' ')})`,
  );
}

/** Attributes that are neither seen nor heard have values too, but nobody asks for them. */
function isRead(text: LocatedText): boolean {
  return text.kind !== 'attribute' || readAttributes.has(text.attribute);
}

function partOf(text: LocatedText): string {
  if (text.kind === 'head') return text.path ? 'structured data' : 'head';
  if (text.kind === 'attribute') return text.attribute === 'src' ? 'pictures' : 'labels';
  return text.section === 0 ? 'texts around sections' : 'texts of sections';
}

function kindOf(text: LocatedText): string {
  if (text.kind === 'head')
    return [text.name, ...(text.path ?? []).filter((step) => typeof step === 'string')].join(' ');
  if (text.kind === 'attribute') return text.attribute;
  return /\p{L}/u.test(text.text) ? 'text' : 'number';
}

function cellsOf(count: Count): string[] {
  return [String(count.asked), String(count.located), shareOf(count).toFixed(2), String(count.guessed)];
}

function shareOf({ asked, located }: Count): number {
  return asked === 0 ? 100 : (100 * located) / asked;
}
