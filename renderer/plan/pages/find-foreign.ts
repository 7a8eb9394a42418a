/** The texts that a branch still shows in the language of its base, if that runs in the other direction. */
import { countLetters, readText } from '../../../diagnostics/words/count-letters.ts';
import type { Origin } from '../../../kinds/planned.ts';
import type { PageHead } from '../../../schemas/planned.ts';
import type { Direction, Foreign } from '../../model/plan.ts';
import type { SiteLayer } from '../../model/source.ts';
import { isSameLanguage } from '../../source/language-of-text.ts';
import { layerOf } from '../../source/layer-of.ts';
import { directionOf } from '../formats/text-direction.ts';

/**
 * Undefined if nothing is left to translate. Texts in the direction of the page are ignored: a text only falls apart if
 * the two directions meet. Dates and amounts are in the page’s language, wherever they were written, so only the
 * letters of a text count.
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
    // Nobody would translate a name, an address or a word from a list.
    if (!text.includes(' ') || letters.ltr + letters.rtl <= 2 * turned) continue;
    languages.add(layer.language);
    if (turned > 0) mixed.add(text);
  }
  const [first] = languages;
  return first === undefined
    ? undefined
    : { language: first, direction: directionOf(first), mixed: [...mixed].toSorted() };
}
