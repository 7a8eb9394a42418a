import type { Place } from '../../../../diagnostics/place.ts';
import type { Site } from '../../../model/site.ts';
import { createValueFinder, type LocatedValue } from './locate-values.ts';
import type { Meant } from './mark-page.ts';

/** `isProven`: the text was seen to come from these values; otherwise they are the only ones with its words. */
export type NamedValues = { values: readonly LocatedValue[]; isProven: boolean };

/** From the marks in a text, or else from its words, to the values that it is made of. */
export function createNamer(site: Site, meant: readonly Meant[]) {
  const valueAt = createValueFinder(site);
  let byWords: ReadonlyMap<string, readonly Place[] | undefined> | undefined;
  return (text: string, marks: readonly number[]): NamedValues => {
    const marked = marks.flatMap((mark) => meant[mark]?.places ?? []);
    byWords ??= placesByWords(meant);
    const places = marked.length > 0 ? marked : (byWords.get(text.trim()) ?? []);
    return { values: precise(distinct(places).map(valueAt)), isProven: marked.length > 0 };
  };
}

/** Shorter texts are the same by chance. */
const shortest = 3;

/** Undefined if several values have the same words. Structured data has the number of an amount. */
function placesByWords(meant: readonly Meant[]): ReadonlyMap<string, readonly Place[] | undefined> {
  const found = new Map<string, readonly Place[] | undefined>();
  for (const { value, places } of meant) {
    const number = /^\p{Sc}(\d+(?:\.\d+)?)$/u.exec(value)?.[1];
    for (const words of [value.trim(), number ?? '']) {
      if (words.length < shortest) continue;
      const isOther = found.has(words) && JSON.stringify(found.get(words)) !== JSON.stringify(places);
      found.set(words, isOther ? undefined : places);
    }
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
