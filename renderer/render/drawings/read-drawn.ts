import { readFileSync } from 'node:fs';
import { mendSvg } from '../../private-data/mend-svg.ts';
import { orientationInJpeg, orientationInPng } from '../../private-data/orientation-in-file.ts';
import { upright } from '../../private-data/read-exif.ts';
import { typeOfPicture } from '../../schema/picture-endings.ts';

type ReadDrawing = (bytes: Uint8Array, size: Size) => Uint8Array;
/** As displayed, after rotation. */
type Size = { width: number; height: number };

const readers = new Map<string, ReadDrawing>([
  ['SVG', mendSvg],
  ['JPEG', (bytes, size) => turned(bytes, orientationInJpeg(bytes), { ...size, type: 'image/jpeg' })],
  ['PNG', (bytes, size) => turned(bytes, orientationInPng(bytes), { ...size, type: 'image/png' })],
]);

/** Reads a file of content/media that is drawn into another picture, in a form that the renderer can read. */
export function readDrawn({ path, ...size }: Size & { path: string }): Uint8Array {
  const bytes = readFileSync(path);
  return readers.get(typeOfPicture(path) ?? '')?.(bytes, size) ?? bytes;
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

/** The renderer ignores Exif but supports SVG, which can rotate the picture without decoding it here. */
function turned(
  bytes: Uint8Array,
  orientation: number,
  { width, height, type }: Size & { type: string },
): Uint8Array {
  const matrix = matrices.get(orientation)?.replace('w', String(width)).replace('h', String(height));
  if (matrix === undefined) return bytes;
  const lying = upright({ width, height }, orientation);
  const address = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  const image = `<image width="${lying.width}" height="${lying.height}" transform="matrix(${matrix})" href="${address}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`,
  );
}
