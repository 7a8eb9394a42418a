import { readFileSync } from 'node:fs';
import { mendSvg } from '../../private-data/mend-svg.ts';
import { typeOfPicture } from '../../schema/picture-endings.ts';

/** A file of content/media that is drawn into another picture, as whoever draws can read it. */
export function readDrawn(path: string): Uint8Array {
  const bytes = readFileSync(path);
  return typeOfPicture(path) === 'SVG' ? mendSvg(bytes) : bytes;
}
