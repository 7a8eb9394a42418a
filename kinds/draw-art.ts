import type { Place } from '../diagnostics/place.ts';
import type { ArtColours, CourseArt, Picture } from '../schemas/planned.ts';
import type { ArtSource } from '../schemas/types.ts';
import { firstNumber } from './first-number.ts';
import type { PlanSite } from './kind.ts';
import { gather, type Planned, shown } from './planned.ts';
import { used } from './used.ts';

/** An editor's choices for a drawing, with names in its numbers filled in. */
export type Art = Partial<ArtSource>;

const plainArt = { motif: 'stairs', tone: 'calm', setting: 'none' } as const;

/** The props of a drawing: an editor's choice, and what the entry itself counts. */
export function artProps(art: Art, own: { seed: string; marks: number }, colours: ArtColours): CourseArt {
  const { groups, ...chosen } = art;
  return {
    ...plainArt,
    ...chosen,
    ...own,
    groups: (groups ?? []).map((group) => firstNumber(group) ?? 0),
    colours,
  };
}

/** A choice for a drawing, and the line of the value that makes it. */
export type ArtChoice = { art: Art | undefined; place: Place };

/** Each choice wins over those before it. `from`: the lines of those that are seen, the most telling first. */
export function chooseArt(choices: readonly ArtChoice[]): { art: Art; from: Place[] } {
  const art: Art = Object.assign({}, ...choices.map((choice) => choice.art));
  const isSeen = ({ art: own }: ArtChoice, index: number) =>
    Object.keys(own ?? {}).some((name) =>
      choices.slice(index + 1).every((over) => !Object.hasOwn(over.art ?? {}, name)),
    );
  const from = choices.filter(isSeen).map(({ place }) => place);
  return { art, from: from.toReversed() };
}

/** `from`: the lines of the values that decide what is drawn. */
type DrawArtInput = {
  kind: string;
  name: string;
  place: Place;
  from: readonly Place[];
  art: Art;
  seed: string;
  marks: number;
};

/** A drawing in the colours of the site. */
export function drawArt(
  { art, seed, marks, from, ...drawing }: DrawArtInput,
  site: PlanSite,
): Planned<Picture> {
  return gather((take) => {
    const colours = take(used(site.setting<ArtColours>('theme', 'colours')));
    const { light, dark } = colours ?? { light: {}, dark: {} };
    const drawn = take(site.art({ ...drawing, props: artProps(art, { seed, marks }, { light, dark }) }));
    take(shown(drawn, drawn.src, from), 'src');
    return drawn;
  });
}
