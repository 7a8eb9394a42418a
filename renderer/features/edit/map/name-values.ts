import type { Place } from '../../../../diagnostics/place.ts';
import type { Site } from '../../../model/site.ts';
import { createValueFinder, type LocatedValue } from './locate-values.ts';
import type { Meant } from './mark-page.ts';

/** `isProven`: the text was seen to come from these values; otherwise they are the only ones with its words. */
export type ValuesOfText = { values: readonly LocatedValue[]; isProven: boolean };

type NamerInput = {
  site: Site;
  meant: readonly Meant[];
  /** The marks that a template measures or compares: their texts are known by their words only. */
  unproven: readonly number[];
};

/** From the marks in a text, or else from its words, to the values that it is made of. */
export function createNamer({ site, meant, unproven }: NamerInput) {
  const valueAt = createValueFinder(site);
  const byWords = placesBy(
    ({ value }) => value.trim(),
    unproven.flatMap((mark) => meant[mark] ?? []),
  );
  return ({ text }: { text: string }, marks: readonly number[]): ValuesOfText => {
    const marked = marks.flatMap((mark) => meant[mark]?.places ?? []);
    const places = marked.length > 0 ? marked : (byWords.get(text.trim()) ?? []);
    return { values: precise(distinct(places).map(valueAt)), isProven: marked.length > 0 };
  };
}

/** Shorter texts are the same by chance. */
const shortest = 3;

/** By words. Undefined if they occur in several values. */
function placesBy(
  wordsOf: (one: Meant) => string,
  meant: readonly Meant[],
): ReadonlyMap<string, readonly Place[] | undefined> {
  const found = new Map<string, readonly Place[] | undefined>();
  for (const one of meant) {
    const words = wordsOf(one);
    if (words.length < shortest) continue;
    const isOther = found.has(words) && JSON.stringify(found.get(words)) !== JSON.stringify(one.places);
    found.set(words, isOther ? undefined : one.places);
  }
  return found;
}

function distinct(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}

/** Without the beginning of an article if the words in it are known. */
function precise(values: readonly LocatedValue[]): LocatedValue[] {
  const isWhole = ({ path, place }: LocatedValue) => path.length === 0 && place.line === 1;
  return values.filter(
    (value) =>
      !isWhole(value) ||
      values.every((one) => one.file !== value.file || one.path.length > 0 || isWhole(one)),
  );
}
