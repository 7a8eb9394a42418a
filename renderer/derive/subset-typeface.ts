/** The one file that knows subset-font. */
import subsetFont from 'subset-font';
import type { TypefaceRecipe } from '../../schemas/asset.ts';

const targetFormat = 'woff2';

/**
 * Throws where the bytes are no typeface. Characters that it lacks are left out: browsers take them from the
 * fallback, as they would have done anyway.
 */
export async function subsetTypeface(
  bytes: Uint8Array,
  { characters, weights }: TypefaceRecipe,
): Promise<Uint8Array> {
  const wght = weights.min === weights.max ? weights.min : weights;
  try {
    return await subsetFont(bytes, characters, { targetFormat, variationAxes: { wght } });
  } catch {
    // A typeface of a single weight has no axis to limit. If something else is wrong, this fails as well.
    return subsetFont(bytes, characters, { targetFormat });
  }
}
