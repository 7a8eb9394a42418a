/** The only file that uses subset-font: WebAssembly, loaded when the first typeface has to be subset or unpacked. */
import type { TypefaceRecipe } from '../../schemas/asset.ts';

/**
 * The typeface as WOFF2, with only these characters and weights. Throws if the bytes are not a typeface. Characters
 * that it lacks are left out: browsers take them from the fallback, as they would anyway.
 */
export async function subsetTypeface(
  bytes: Uint8Array,
  { characters, weights }: TypefaceRecipe,
): Promise<Uint8Array> {
  const targetFormat = 'woff2';
  const wght = weights.min === weights.max ? weights.min : weights;
  const subsetFont = await loadSubsetFont();
  try {
    return await subsetFont(bytes, characters, { targetFormat, variationAxes: { wght } });
  } catch {
    // A typeface of a single weight has no axis to limit. If something else is wrong, this fails as well.
    return subsetFont(bytes, characters, { targetFormat });
  }
}

/**
 * The whole typeface as TrueType or OpenType, fixed at these values of its axes (`wght`: its weight), or at the nearest
 * that it has. Equal bytes give equal bytes. Throws if they are not a typeface, or if it lacks an axis.
 */
export async function unpackTypeface(
  bytes: Uint8Array,
  axes: Readonly<Record<string, number>> = {},
): Promise<Buffer> {
  const options = { targetFormat: 'sfnt', keepAllGlyphs: true, noHinting: true } as const;
  const subsetFont = await loadSubsetFont();
  const unpacked = await subsetFont(bytes, '', { ...options, variationAxes: axes });
  // fontkit reads the ten bytes of an outline's header even for a space, which has none and may be the file's last.
  return Buffer.concat([unpacked, Buffer.alloc(10)]);
}

async function loadSubsetFont() {
  return (await import('subset-font')).default;
}
