import { readFileSync } from 'node:fs';
import type { PicturePart } from '../../../schemas/asset.ts';
import { mendSvg } from '../../private-data/mend-svg.ts';
import { orientationInJpeg, orientationInPng } from '../../private-data/orientation-in-file.ts';
import { upright } from '../../private-data/read-exif.ts';
import { typeOfPicture } from '../../schema/picture-endings.ts';

type ReadDrawing = (bytes: Uint8Array, shown: ShownSize) => Uint8Array;
/** As displayed, after rotation; `part`: what is left of it. */
type ShownSize = { width: number; height: number; part?: PicturePart };

const readers = new Map<string, ReadDrawing>([
  ['SVG', mendSvg],
  ['JPEG', (bytes, shown) => turned(bytes, orientationInJpeg(bytes), { ...shown, type: 'image/jpeg' })],
  ['PNG', (bytes, shown) => turned(bytes, orientationInPng(bytes), { ...shown, type: 'image/png' })],
  ['GIF', (bytes, shown) => turned(bytes, 1, { ...shown, type: 'image/gif' })],
]);

/** Reads a file of content/media that is drawn into another picture, in a form that the renderer can read. */
export function readDrawn({ path, ...shown }: ShownSize & { path: string }): Uint8Array {
  const bytes = readFileSync(path);
  return readers.get(typeOfPicture(path) ?? '')?.(bytes, shown) ?? bytes;
}

/**
 * Rotates and mirrors by orientation; `w` and `h` are the edges of the picture as displayed. Source: Exif 2.32, 4.6.4.
 */
const matrices = new Map([
  [2, '-1 0 0 1 w 0'],
  [3, '-1 0 0 -1 w h'],
  [4, '1 0 0 -1 0 h'],
  [5, '0 1 1 0 0 0'],
  [6, '0 1 -1 0 w 0'],
  [7, '0 -1 -1 0 w h'],
  [8, '0 -1 1 0 0 h'],
]);

/** The renderer ignores Exif but supports SVG, which can rotate and crop the picture without decoding it here. */
function turned(
  bytes: Uint8Array,
  orientation: number,
  { width, height, part, type }: ShownSize & { type: string },
): Uint8Array {
  const matrix = matrices.get(orientation)?.replace('w', String(width)).replace('h', String(height));
  if (matrix === undefined && !part) return bytes;
  const lying = upright({ width, height }, orientation);
  const address = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  const turn = matrix === undefined ? '' : ` transform="matrix(${matrix})"`;
  const image = `<image width="${lying.width}" height="${lying.height}"${turn} href="${address}"/>`;
  const shown = part
    ? `width="${part.width}" height="${part.height}" viewBox="${part.left} ${part.top} ${part.width} ${part.height}"`
    : `width="${width}" height="${height}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${shown}>${image}</svg>`);
}
