/** What a branch that runs the other way than its base still shows in the words of the base. */
import { countLetters, readText } from '../../../diagnostics/words/count-letters.ts';
import type { Origin } from '../../../kinds/planned.ts';
import type { PageHead } from '../../../schemas/planned.ts';
import type { Foreign } from '../../model/plan.ts';
import type { SiteLayer } from '../../model/source.ts';
import { isSameLanguage } from '../../source/language-of-text.ts';
import { layerOf } from '../../source/layer-of.ts';
import { type Direction, directionOf } from '../formats/text-direction.ts';

/**
 * Undefined where nothing is left to translate. Of texts that run as the page does nothing is said: only where the two
 * directions meet does a text fall apart. Dates and amounts are written as the page’s language has them, wherever their
 * line stands, so a text counts by its letters.
 */
export function findForeign(
  origins: readonly Origin[],
  { language, direction: own }: Pick<PageHead, 'language' | 'direction'>,
  layers: readonly SiteLayer[],
): Foreign | undefined {
  const direction: Direction = own ?? 'ltr';
  const bases = layers.filter(
    (layer) =>
      layer.language !== undefined &&
      !isSameLanguage(layer.language, language) &&
      directionOf(layer.language) !== direction,
  );
  if (bases.length === 0) return undefined;
  const languages = new Set<string>();
  const mixed = new Set<string>();
  for (const { value, places } of origins) {
    const [written] = places;
    const layer = written && layerOf(written.file, layers);
    if (!layer?.language || !bases.includes(layer)) continue;
    const text = readText(value);
    const letters = countLetters(text);
    const turned = letters[direction];
    // A name, an address or a word from a list is nothing that anybody would translate.
    if (!text.includes(' ') || letters.ltr + letters.rtl <= 2 * turned) continue;
    languages.add(layer.language);
    if (turned > 0) mixed.add(text);
  }
  const [first] = languages;
  return first === undefined
    ? undefined
    : { language: first, direction: directionOf(first), mixed: [...mixed].toSorted() };
}
