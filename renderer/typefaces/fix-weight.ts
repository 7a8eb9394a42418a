import { openFont } from './open-font.ts';
import { unpackTypeface } from './subset-typeface.ts';

/**
 * A typeface at one weight (or the nearest that it has), unpacked and without variation axes, as PDF files embed it.
 * Throws if the bytes are not a typeface.
 */
export async function fixWeight(bytes: Uint8Array, weight: number): Promise<Buffer> {
  const unpacked = await unpackTypeface(bytes);
  const axes = Object.entries(openFont(unpacked).variationAxes);
  if (axes.length === 0) return unpacked;
  const fixed = axes.map(([tag, axis]) => [tag, tag === 'wght' ? weight : (axis?.default ?? 0)]);
  return unpackTypeface(unpacked, Object.fromEntries(fixed));
}
