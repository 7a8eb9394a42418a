import type { Origin } from '../../../../kinds/planned.ts';
import type { PlannedSection } from '../../../model/plan.ts';
import { type MappedPlace, mappedPlaces } from './mapped-places.ts';
import { mostMarks, withMarks, withoutMarks } from './mark-texts.ts';

/** `origins`: of the texts within the section, by their paths within its props. */
type MapSectionInput = {
  section: PlannedSection;
  origins: readonly Origin[];
  /** The markup of the section with other props, which has the ids of the original. */
  print: (props: PlannedSection['props']) => string | undefined;
};

/** `unproven`: texts that a template measures or compares; where they are isn’t known. */
export type MappedSection = {
  texts: readonly (MappedPlace & { origins: readonly Origin[] })[];
  unproven: readonly Origin[];
};

/**
 * Which value each text of a section comes from. The section is printed a second time with marked texts; without its
 * marks the result has to be what visitors get, so the map is proven. Texts that can’t be marked are left as they are.
 */
export function mapSection({ section, origins, print }: MapSectionInput): MappedSection {
  const html = print(section.props);
  const all = origins.slice(0, mostMarks).map((_, index) => index);
  const printed = (marks: readonly number[]) => {
    const paths = new Map(marks.map((mark) => [origins[mark]?.path ?? '', mark]));
    const marked = print({ ...section.props, ...Object(withMarks(section.props, paths)) });
    return marked !== undefined && withoutMarks(marked) === html ? marked : undefined;
  };
  const proven = provenAmong(all, (marks) => printed(marks) !== undefined);
  const markup = printed(proven) ?? html ?? '';
  const texts = mappedPlaces(markup).map((place) => ({
    ...place,
    origins: place.marks.flatMap((mark) => origins[mark] ?? []),
  }));
  const seen = new Set(proven);
  return { texts, unproven: origins.filter((_, index) => !seen.has(index)) };
}

/** As many as can be marked together. Found by halves: few texts can't be. */
function provenAmong(marks: readonly number[], holds: (marks: readonly number[]) => boolean): number[] {
  const proven: number[] = [];
  const add = (some: readonly number[]): void => {
    if (some.length === 0) return;
    if (holds([...proven, ...some])) proven.push(...some);
    else if (some.length > 1) {
      add(some.slice(0, some.length / 2));
      add(some.slice(some.length / 2));
    }
  };
  add(marks);
  return proven;
}
