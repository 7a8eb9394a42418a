import type { Place } from '../../../../diagnostics/place.ts';
import type { Site } from '../../../model/site.ts';
import { createValueFinder, type LocatedValue } from './locate-values.ts';
import type { Meant } from './mark-page.ts';

/** `isProven`: the text was seen to come from these values; otherwise they are the only ones that say the same. */
export type ValuesOfText = { values: readonly LocatedValue[]; isProven: boolean };

/** From the marks in a text to the values that it is made of. */
export function createNamer(site: Site, meant: readonly Meant[]) {
  const valueAt = createValueFinder(site);
  return (marks: readonly number[]): ValuesOfText => {
    const places = marks.flatMap((mark) => meant[mark]?.places ?? []);
    return { values: precise(distinct(places).map(valueAt)), isProven: places.length > 0 };
  };
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
