/** Changes every value that the map names, and looks whether the texts that it is named for change. */
import { valueAt } from '../../renderer/edit/value-at.ts';
import type { SiteEdits } from '../../renderer/features/edit/write/edited-texts.ts';
import type { LocatedText, LocatedValue } from '../../renderer/site.ts';
import type { Changes } from './open-changes.ts';
import { spotKey } from './page-spots.ts';
import { addWord, otherValues, wordOf } from './value-changes.ts';

/** A text of a page that the map says a value is in. */
export type Claim = { address: string; spot: string; text: string; kind: string };

/** `unchanged`: claims that are wrong. `isRefused`: no other value is possible, so nothing is known of its claims. */
export type SweptValue = {
  value: LocatedValue;
  claims: readonly Claim[];
  unchanged: readonly Claim[];
  isRefused: boolean;
};

type ClaimedValue = { value: LocatedValue; claims: Claim[] };

/** Most at once: more would too often change how a page is made. */
const most = 60;

export function claimsOf(
  pages: readonly { address: string; texts: readonly LocatedText[] }[],
): ClaimedValue[] {
  const found = new Map<string, ClaimedValue>();
  for (const { address, texts } of pages)
    for (const { values, text, ...spot } of texts)
      for (const value of values) {
        const key = JSON.stringify([value.file, value.path, value.path.length === 0 && value.place]);
        const claimed = found.get(key) ?? { value, claims: [] };
        const kind = spot.kind === 'attribute' ? spot.attribute : spot.kind === 'head' ? spot.name : 'text';
        claimed.claims.push({ address, spot: spotKey(spot), text, kind });
        found.set(key, claimed);
      }
  return [...found.values()];
}

/**
 * Texts get a word of their own, many in one go: each of their claims has to show it. All other values, and those of
 * which a claim doesn’t, are changed one by one.
 */
export async function sweepValues(claimed: readonly ClaimedValue[], changes: Changes): Promise<SweptValue[]> {
  const left = new Map(claimed.map((one) => [one, one.claims as readonly Claim[]]));
  const words = new Map(claimed.map((one, index) => [one, wordOf(index)]));
  const edits = new Map<ClaimedValue, SiteEdits>();
  for (const one of claimed) {
    const edit = addWord(one.value, changes.sourceOf(one.value.file), words.get(one) ?? '');
    if (edit) edits.set(one, edit);
  }
  const showWords = async (batch: readonly ClaimedValue[]): Promise<void> => {
    const made = await changes.make(batch.flatMap((one) => edits.get(one) ?? []));
    if (!made && batch.length > 1) {
      await showWords(batch.slice(0, batch.length / 2));
      await showWords(batch.slice(batch.length / 2));
    }
    if (!made) return;
    const pages = rememberPages(made);
    for (const one of batch)
      left.set(
        one,
        one.claims.filter(
          ({ address, spot }) =>
            !pages(address)
              ?.get(spot)
              ?.includes(words.get(one) ?? ''),
        ),
      );
  };
  for (const batch of batchesOf([...edits.keys()])) await showWords(batch);
  const alike = valuesByName(claimed, changes);
  const swept: SweptValue[] = [];
  for (const one of claimed) {
    const rest = left.get(one) ?? [];
    swept.push({
      ...one,
      unchanged: [],
      isRefused: false,
      ...(rest.length > 0 && (await sweepOne(one, rest))),
    });
  }
  return swept;

  async function sweepOne({ value }: ClaimedValue, claims: readonly Claim[]) {
    let [unchanged, isRefused] = [claims, true];
    const source = changes.sourceOf(value.file);
    const given = {
      source,
      alike: alike.get(nameOf(value)) ?? [],
      texts: [...new Set(claims.map(({ text }) => text))].slice(0, most),
    };
    for (const edit of otherValues(value, given)) {
      if (unchanged.length === 0) break;
      const made = await changes.make(edit);
      if (!made) continue;
      const pages = rememberPages(made);
      isRefused = false;
      unchanged = unchanged.filter(({ address, spot, text }) => pages(address)?.get(spot) === text);
    }
    return { unchanged: isRefused ? [] : unchanged, isRefused };
  }
}

/** In a batch no text is claimed twice. */
function batchesOf(claimed: readonly ClaimedValue[]): ClaimedValue[][] {
  const batches: { values: ClaimedValue[]; texts: Set<string> }[] = [];
  for (const one of claimed) {
    const keys = one.claims.map(({ address, spot }) => `${address} ${spot}`);
    let batch = batches.find(
      ({ values, texts }) => values.length < most && !keys.some((key) => texts.has(key)),
    );
    if (!batch) {
      batch = { values: [], texts: new Set() };
      batches.push(batch);
    }
    batch.values.push(one);
    for (const key of keys) batch.texts.add(key);
  }
  return batches.map(({ values }) => values);
}

function rememberPages<T>(make: (address: string) => T): (address: string) => T {
  const known = new Map<string, T>();
  return (address) => {
    if (!known.has(address)) known.set(address, make(address));
    return known.get(address) as T;
  };
}

function valuesByName(claimed: readonly ClaimedValue[], changes: Changes): ReadonlyMap<string, unknown[]> {
  const found = new Map<string, Set<unknown>>();
  for (const { value } of claimed) {
    const one = valueAt(changes.sourceOf(value.file).value, value.path);
    found.set(nameOf(value), (found.get(nameOf(value)) ?? new Set()).add(one));
  }
  return new Map([...found].map(([name, values]) => [name, [...values]]));
}

/** The field that a value is in. */
function nameOf({ path }: LocatedValue): string {
  return String(path.findLast((step) => typeof step === 'string'));
}
