/** Which characters of its typefaces a website needs: the rest are not sent to visitors. */
import type { DerivedFile, TypefaceRecipe } from '../../../schemas/asset.ts';
import type { Media, Source } from '../../model/source.ts';
import { fittingName } from '../../schema/fitting-name.ts';
import { recipeKey, sourceOf } from './derive-picture.ts';

/** Another release may produce other bytes. A test compares it with the installed one. */
export const typefaceEncoder = 'subset-font 2.9.0';

/** Characters that any text may need, and that templates and visitors' own words add. */
const always = `${characterRange(0x20, 0x7e)}\u00a0·•…–—−×‘’“”£€`;

/** `weights` in CSS notation: `400 700`, or one. */
export function deriveTypeface(
  media: Media,
  weights: string,
  characters: string,
): DerivedFile & { recipe: TypefaceRecipe } {
  const numbers = weights.split(/\s+/).map(Number).filter(Number.isFinite);
  const range = numbers.length ? numbers : [1, 1000];
  const recipe: TypefaceRecipe = {
    kind: 'typeface',
    characters,
    weights: { min: Math.min(...range), max: Math.max(...range) },
  };
  const key = recipeKey([media.sha256, recipe, typefaceEncoder]);
  const output = fittingName(`media/${media.name.replace(/\.woff2$/, '')}`, `.${key.slice(0, 8)}.woff2`);
  return { output, key, source: sourceOf(media), recipe };
}

/**
 * Every character of these texts and of those that any site may need, in order. `written`: the unusual ones of its
 * files.
 */
export function charactersOf(written: Iterable<string>, texts: readonly string[]): string {
  const found = new Set([...always, ...written, ...texts.flatMap((text) => [...unusual(text)])]);
  return [...found].sort().join('');
}

const unusualIn = new WeakMap<Source, string>();

/** The unusual characters of a file, each once. Cached per file. */
export function unusualOf(source: Source): string {
  const known = unusualIn.get(source);
  if (known !== undefined) return known;
  const found = new Set<string>();
  const seen = new Set<object>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') for (const character of unusual(value)) found.add(character);
    else if (typeof value === 'object' && value !== null && !seen.has(value)) {
      seen.add(value);
      for (const inner of Object.values(value)) visit(inner);
    }
  };
  visit([source.value, source.body && source.text.slice(source.body.start)]);
  const characters = [...found].join('');
  unusualIn.set(source, characters);
  return characters;
}

/**
 * Most texts consist of plain letters, which are in the set already. Both cases of a letter, because styles turn text
 * into capitals; composed letters, because browsers look them up that way.
 */
function unusual(text: string): string {
  const foreign = text.match(/.\p{M}+|\P{ASCII}/gsu);
  if (!foreign) return '';
  const joined = foreign.join('');
  return [joined, joined.normalize('NFC'), joined.toUpperCase(), joined.toLowerCase()].join('');
}

function characterRange(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
